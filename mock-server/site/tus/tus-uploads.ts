import { TUS_EXPIRY_HOURS } from '@/contract/groups/tus'
import { HttpStatus, isError } from '@/contract/machinery/http-status'
import { hours } from '@/lib/dates/duration'

import { emptyResponse } from '../../kit/empty-response'
import { MockFailure, rejectedUpload } from '../../kit/mock-failure'
import { randomToken } from '../../kit/random-token'
import type { TusEngine, TusUploads, UploadedFile } from '../../state/parts/uploads'

const DIGESTS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256' }

/** Verifies the body against its `Upload-Checksum`, if any. Throws 460 on a mismatch. */
async function checkedBody(request: Request): Promise<Request> {
  const [algorithm = '', expectedChecksum] = request.headers.get('upload-checksum')?.split(' ') ?? []
  if (expectedChecksum === undefined) return request
  const digest = DIGESTS[algorithm]
  if (digest === undefined) throw new MockFailure(HttpStatus.BadRequest, { message: 'Unsupported checksum algorithm.' })
  const bytes = await request.arrayBuffer()
  const sum = new Uint8Array(await crypto.subtle.digest(digest, bytes))
  if (btoa(String.fromCharCode(...sum)) !== expectedChecksum)
    throw new MockFailure(HttpStatus.ChecksumMismatch, { message: 'Checksum mismatch.' })
  return new Request(request.url, { method: request.method, headers: request.headers, body: bytes })
}

const KEY_BYTES = 16

/** Protocol headers to forward to the client. */
const FORWARDED_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata', 'cache-control']

type Upload = { ownerId: number; file: UploadedFile; expires: number }

const notFound = (): MockFailure =>
  new MockFailure(HttpStatus.NotFound, { message: 'The file for this url was not found' })

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
export function createTusUploads(engine: TusEngine, now: () => number): TusUploads {
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
    if (upload?.ownerId !== ownerId) throw notFound()
    if (upload.expires > now()) return upload
    await engine.remove(key).catch(() => undefined)
    throw new MockFailure(HttpStatus.Gone, { message: 'The file for this url no longer exists' })
  }

  return {
    async create(request, ownerId, { file, uploadsUrl }) {
      const key = randomToken(KEY_BYTES)
      const expires = now() + hours(TUS_EXPIRY_HOURS)
      const response = await handle(engineRequest(request, 'POST'), key, expires)
      uploads.set(key, { ownerId, file, expires })
      response.headers.set('Location', `${uploadsUrl}/${key}`)
      return response
    },
    async append(request, ownerId, key) {
      const { expires } = await find(ownerId, key)
      return handle(engineRequest(await checkedBody(request), 'PATCH'), key, expires)
    },
    async offset(request, ownerId, key) {
      const { expires } = await find(ownerId, key)
      return handle(engineRequest(request, 'HEAD'), key, expires)
    },
    async terminate(request, ownerId, key) {
      const { expires } = await find(ownerId, key)
      const response = await handle(engineRequest(request, 'DELETE'), key, expires)
      uploads.delete(key)
      return response
    },
    async finish(ownerId, key) {
      const upload = await find(ownerId, key).catch(() => undefined)
      if (!upload) throw rejectedUpload('The upload has expired.')
      const content = await engine.take(key)
      if (!content) throw rejectedUpload('The upload is not complete.')
      uploads.delete(key)
      return { file: upload.file, content }
    },
    open: () => [...uploads.keys()],
    close: () => engine.close(),
  }
}
