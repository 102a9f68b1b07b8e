import { HttpStatus } from '@/contract/machinery/http-status'

/** Compressible types; fonts, audio and photos already are compressed. */
const TEXTUAL = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/

/** Compresses text with gzip for clients that accept it, like a web server in front of the backend. */
export function compress(request: Request, response: Response): Response {
  const { status, body } = response
  const isAccepted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const isTextual = TEXTUAL.test(response.headers.get('content-type') ?? '')
  if (!isAccepted || !isTextual || status === HttpStatus.PartialContent || !body) return response
  const headers = new Headers(response.headers)
  const etag = headers.get('etag')
  headers.delete('content-length')
  headers.set('Content-Encoding', 'gzip')
  headers.append('Vary', 'Accept-Encoding')
  if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`)
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
}
