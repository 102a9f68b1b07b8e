import { TUS_EXPIRY_HOURS } from '@/contract/groups/tus'
import { HttpStatus, isError } from '@/contract/machinery/http-status'
import { hours } from '@/lib/dates/duration'

import { emptyResponse } from '../../backend/pipeline/empty-response'
import { randomToken } from '../../backend/sign-in/random-token'
import { MockFailure, rejectedUpload } from '../../kit/mock-failure'
import type { UploadedFile } from '../../rules/files/store-file'

/**
 * A tus 1.0.0 server that stores a world's uploads. It is passed in (`createWorld({ tus })`) because it needs a disk,
 * which a service worker lacks.
 */
export type TusEngine = {
  /** Handles a tus request for the upload with this key; POST creates it. Errors are plain text. */
  handle: (request: Request, key: string) => Promise<Response>
  /** The upload's bytes, valid while the engine is open; undefined until it is complete. */
  take: (key: string) => Promise<Blob | undefined>
  remove: (key: string) => Promise<void>
  /** Removes all stored bytes. */
  close: () => void
}

const DIGESTS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256' }

/** Verifies the body against its `Upload-Checksum`, if any. Throws 460 on a mismatch. */
async function checkedBody(request: Request): Promise<Request> {
  const [algorithm = '', wanted] = request.headers.get('upload-checksum')?.split(' ') ?? []
  if (wanted === undefined) return request
  const digest = DIGESTS[algorithm]
  if (digest === undefined) throw new MockFailure(HttpStatus.BadRequest, { message: 'Unsupported checksum algorithm.' })
  const bytes = await request.arrayBuffer()
  const sum = new Uint8Array(await crypto.subtle.digest(digest, bytes))
  if (btoa(String.fromCharCode(...sum)) !== wanted)
    throw new MockFailure(HttpStatus.ChecksumMismatch, { message: 'Checksum mismatch.' })
  return new Request(request.url, { method: request.method, headers: request.headers, body: bytes })
}

const KEY_BYTES = 16

/** Protocol headers to forward to the client. */
const FORWARDED_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata', 'cache-control']

type Upload = { ownerId: number; file: UploadedFile; expires: number }

const gone = (): MockFailure => new MockFailure(HttpStatus.NotFound, { message: 'The file for this url was not found' })

/** Builds the engine's request with the effective method, without headers that the backend ignores. */
function engineRequest(request: Request, method: string): Request {
  const headers = new Headers(request.headers)
  // A creation's content type would declare a body, which is not allowed.
  if (method !== 'PATCH') headers.delete('content-type')
  const streaming = { duplex: 'half' }
  const body = method === 'PATCH' ? request.body : null
  return new Request(request.url, { method, headers, signal: request.signal, body, ...streaming })
}

/** Tracks a world's tus uploads: owner, file metadata and expiry. */
export function createTusUploads(engine: TusEngine, now: () => number) {
  const uploads = new Map<string, Upload>()

  /** Forwards to the engine; turns its errors into JSON with a message, like the backend's. */
  async function handle(request: Request, key: string, expires: number): Promise<Response> {
    const { status, headers, ...response } = await readResponse(await engine.handle(request, key))
    if (isError(status)) throw new MockFailure(status, { message: response.text.trim() }, headers)
    return emptyResponse(status, { ...headers, 'Upload-Expires': new Date(expires).toUTCString() })
  }

  async function readResponse(response: Response) {
    const headers = Object.fromEntries([...response.headers].filter(([name]) => FORWARDED_HEADERS.includes(name)))
    return { status: response.status, headers, text: await response.text() }
  }

  /** Finds an upload of the owner. Throws 404, or 410 once it has expired. */
  async function find(ownerId: number, key: string): Promise<Upload> {
    const upload = uploads.get(key)
    if (upload?.ownerId !== ownerId) throw gone()
    if (upload.expires > now()) return upload
    await engine.remove(key).catch(() => undefined)
    throw new MockFailure(HttpStatus.Gone, { message: 'The file for this url no longer exists' })
  }

  return {
    async create(
      request: Request,
      ownerId: number,
      { file, uploadsUrl }: { file: UploadedFile; uploadsUrl: string },
    ): Promise<Response> {
      const key = randomToken(KEY_BYTES)
      const expires = now() + hours(TUS_EXPIRY_HOURS)
      const response = await handle(engineRequest(request, 'POST'), key, expires)
      uploads.set(key, { ownerId, file, expires })
      response.headers.set('Location', `${uploadsUrl}/${key}`)
      return response
    },
    async append(request: Request, ownerId: number, key: string): Promise<Response> {
      const { expires } = await find(ownerId, key)
      return handle(engineRequest(await checkedBody(request), 'PATCH'), key, expires)
    },
    async offset(request: Request, ownerId: number, key: string): Promise<Response> {
      const { expires } = await find(ownerId, key)
      return handle(engineRequest(request, 'HEAD'), key, expires)
    },
    async terminate(request: Request, ownerId: number, key: string): Promise<Response> {
      const { expires } = await find(ownerId, key)
      const response = await handle(engineRequest(request, 'DELETE'), key, expires)
      uploads.delete(key)
      return response
    },
    /** Ends a complete upload and returns its file. Throws 422 when it is gone or incomplete. */
    async finish(ownerId: number, key: string): Promise<{ file: UploadedFile; content: Blob }> {
      const upload = await find(ownerId, key).catch(() => undefined)
      if (!upload) throw rejectedUpload('The upload has expired.')
      const content = await engine.take(key)
      if (!content) throw rejectedUpload('The upload is not complete.')
      uploads.delete(key)
      return { file: upload.file, content }
    },
    /** Keys of unfinished uploads. */
    open: (): string[] => [...uploads.keys()],
    close: (): void => engine.close(),
  }
}
/** Result of {@link createTusUploads}. */
export type TusUploads = ReturnType<typeof createTusUploads>
