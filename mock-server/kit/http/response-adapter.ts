import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

function writeHead(outgoing: ServerResponse, { status, headers }: Response): void {
  const cookies = headers.getSetCookie()
  const others = [...headers].filter(([name]) => name !== 'set-cookie')
  outgoing.writeHead(status, {
    ...Object.fromEntries(others),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    'x-content-type-options': 'nosniff',
  })
}

/** A client that disconnects midway is not an error. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

/** Streams a response; a network error (`Response.error()`) destroys the connection. */
export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  writeHead(outgoing, response)
  if (!response.body) {
    outgoing.end()
    return
  }
  try {
    await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing)
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
