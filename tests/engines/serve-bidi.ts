import { type RawData, type WebSocket, WebSocketServer } from 'ws'

import { HOST } from '../../tools/port'

/** Bytes of a message at most: they carry screenshots and files. */
export const MAX_MESSAGE_BYTES = 256 * 1024 * 1024

/** How a browser announces the URL of its WebDriver BiDi on its error output. */
export const LISTENING = 'WebDriver BiDi listening on'

/** Accepts connections in place of a browser, and prints the URL that Playwright waits for. */
export function serveBidi(connect: (client: WebSocket) => void): void {
  const server = new WebSocketServer({ host: HOST, port: 0, maxPayload: MAX_MESSAGE_BYTES })
  server.on('connection', connect)
  server.on('listening', () => {
    const address = server.address()
    if (address && typeof address === 'object') process.stderr.write(`${LISTENING} ws://${HOST}:${address.port}\n`)
  })
}

/** Text of a message, which `ws` delivers as one buffer. */
export const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '')
