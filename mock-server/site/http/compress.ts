import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import { HttpStatus } from '@/contract/machinery/http-status'

/** Compressible types; fonts, audio and photos already are compressed. */
const TEXTUAL = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/

const gzipBytes = promisify(gzip)

type Compressed = { etag: string; bytes: Promise<Uint8Array<ArrayBuffer>> }

async function compressWhole(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await gzipBytes(await new Response(body).arrayBuffer()))
}

/**
 * Returns a function that compresses text with gzip for clients that accept it, like a web server in front of the
 * backend. A file with an ETag is compressed once.
 */
export function createCompress() {
  const files = new Map<string, Compressed>()

  /** Returns the compressed file; `body` is read only when this version of it is new. */
  function compressedFile(path: string, etag: string, body: ReadableStream<Uint8Array<ArrayBuffer>>) {
    const known = files.get(path)
    if (known?.etag === etag) {
      void body.cancel()
      return known.bytes
    }
    const bytes = compressWhole(body)
    files.set(path, { etag, bytes })
    return bytes
  }

  return async (request: Request, response: Response): Promise<Response> => {
    const { status, body } = response
    const isAccepted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    const isTextual = TEXTUAL.test(response.headers.get('content-type') ?? '')
    if (!isAccepted || !isTextual || status === HttpStatus.PartialContent || !body) return response
    const headers = new Headers(response.headers)
    const etag = headers.get('etag')
    headers.delete('content-length')
    headers.set('Content-Encoding', 'gzip')
    headers.append('Vary', 'Accept-Encoding')
    if (!etag?.startsWith('"'))
      return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
    headers.set('ETag', `W/${etag}`)
    return new Response(await compressedFile(new URL(request.url).pathname, etag, body), { status, headers })
  }
}
