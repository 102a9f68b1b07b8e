import type { IncomingMessage } from 'node:http'

/** Reads and discards a request body. Resolves to its first chunk; rejects when the connection breaks. */
export function drain(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let first: Buffer = Buffer.alloc(0)
    request.once('data', (piece: Buffer) => {
      first = piece
    })
    request.once('end', () => resolve(first))
    request.once('error', reject)
    request.resume()
  })
}

/** Returns the Content-Length of a request, which Node enforces. */
export const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)
