import { MockFailure } from '../mock-failure'

const DIGESTS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256' }

/** Verifies the body against its `Upload-Checksum`, if any. Throws 460 on a mismatch. */
export async function checkedBody(request: Request): Promise<Request> {
  const [algorithm = '', wanted] = request.headers.get('upload-checksum')?.split(' ') ?? []
  if (wanted === undefined) return request
  const digest = DIGESTS[algorithm]
  if (digest === undefined) throw new MockFailure(400, { message: 'Unsupported checksum algorithm.' })
  const bytes = await request.arrayBuffer()
  const sum = new Uint8Array(await crypto.subtle.digest(digest, bytes))
  if (btoa(String.fromCharCode(...sum)) !== wanted) throw new MockFailure(460, { message: 'Checksum mismatch.' })
  return new Request(request.url, { method: request.method, headers: request.headers, body: bytes })
}
