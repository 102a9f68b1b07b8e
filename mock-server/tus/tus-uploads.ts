import { TUS_EXPIRY_HOURS } from '@/contract/tus'
import { hours } from '@/lib/dates/duration'

import type { UploadedFile } from '../files/keep-file'
import { refused } from '../invalid'
import { MockFailure } from '../mock-failure'
import { randomToken } from '../sign-in/random-token'
import { checkedBody } from './checked-body'
import type { TusEngine } from './tus-engine'

const KEY_BYTES = 16

/** Of the protocol's own headers, those that go on to the client. */
const TOLD = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata', 'cache-control']

type Upload = { ownerId: number; file: UploadedFile; expires: number }

const gone = (): MockFailure => new MockFailure(404, { message: 'The file for this url was not found' })

/** A request to the engine: the method is the real one, and what the backend does not read is left out. */
function asMeant(request: Request, method: string): Request {
  const headers = new Headers(request.headers)
  // The type of a creation says something of bytes that come with it, and none may.
  if (method !== 'PATCH') headers.delete('content-type')
  const streaming = { duplex: 'half' }
  const body = method === 'PATCH' ? request.body : null
  return new Request(request.url, { method, headers, signal: request.signal, body, ...streaming })
}

/** The uploads of a world that come piece by piece: whose they are, what they will be, how long they hold. */
export function createTusUploads(engine: TusEngine, now: () => number) {
  const uploads = new Map<string, Upload>()

  /** Refusals are JSON with a message, as all of the backend's are. */
  async function answer(request: Request, key: string, expires: number): Promise<Response> {
    const { status, headers, ...response } = await told(await engine.answer(request, key))
    if (status >= 400) throw new MockFailure(status, { message: response.text.trim() }, headers)
    return new Response(null, { status, headers: { ...headers, 'Upload-Expires': new Date(expires).toUTCString() } })
  }

  async function told(response: Response) {
    const headers = Object.fromEntries([...response.headers].filter(([name]) => TOLD.includes(name)))
    return { status: response.status, headers, text: await response.text() }
  }

  /** Somebody's own upload. Answers 404 and, once it has expired, 410. */
  async function find(ownerId: number, key: string): Promise<Upload> {
    const upload = uploads.get(key)
    if (upload?.ownerId !== ownerId) throw gone()
    if (upload.expires > now()) return upload
    await engine.remove(key).catch(() => undefined)
    throw new MockFailure(410, { message: 'The file for this url no longer exists' })
  }

  return {
    async create(
      request: Request,
      ownerId: number,
      { file, address }: { file: UploadedFile; address: string },
    ): Promise<Response> {
      const key = randomToken(KEY_BYTES)
      const expires = now() + hours(TUS_EXPIRY_HOURS)
      const response = await answer(asMeant(request, 'POST'), key, expires)
      uploads.set(key, { ownerId, file, expires })
      response.headers.set('Location', `${address}/${key}`)
      return response
    },
    async append(request: Request, ownerId: number, key: string): Promise<Response> {
      const { expires } = await find(ownerId, key)
      return answer(asMeant(await checkedBody(request), 'PATCH'), key, expires)
    },
    async offset(request: Request, ownerId: number, key: string): Promise<Response> {
      const { expires } = await find(ownerId, key)
      return answer(asMeant(request, 'HEAD'), key, expires)
    },
    async terminate(request: Request, ownerId: number, key: string): Promise<Response> {
      const { expires } = await find(ownerId, key)
      const response = await answer(asMeant(request, 'DELETE'), key, expires)
      uploads.delete(key)
      return response
    },
    /** A complete upload, which is none any more afterwards. Answers 422 when it is gone, and when bytes are missing. */
    async finish(ownerId: number, key: string): Promise<{ file: UploadedFile; content: Blob }> {
      const upload = await find(ownerId, key).catch(() => undefined)
      if (!upload) throw refused('The upload has expired.')
      const content = await engine.take(key)
      if (!content) throw refused('The upload is not complete.')
      uploads.delete(key)
      return { file: upload.file, content }
    },
    /** Keys of what has begun and is no file yet. */
    open: (): string[] => [...uploads.keys()],
    close: (): void => engine.close(),
  }
}
/** A {@link createTusUploads}. */
export type TusUploads = ReturnType<typeof createTusUploads>
