import type { IncomingMessage } from 'node:http'

/** Takes a request's body as fast as it comes, and throws it away. Gives its first piece; rejects when it breaks off. */
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

/** Bytes of a request's body, as it says itself; Node holds it to that. */
export const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)
