import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Encodings that requests accept, as browsers do. */
export const ACCEPTED = 'gzip, br'

const decoders: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
}

/** Decodes a body by its `Content-Encoding`; undefined if it is not in that encoding. */
export function decodeBody(body: Buffer, encoding: string | null): Buffer | undefined {
  const decode = decoders[encoding?.trim().toLowerCase() ?? '']
  if (!decode || body.length === 0) return body
  try {
    return decode(body)
  } catch {
    return undefined
  }
}
