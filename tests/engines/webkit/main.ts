import { type RawData, WebSocketServer } from 'ws'

import { HOST } from '../../../tools/port'
import { WebKitBrowser } from './browser'
import { dispatch } from './commands/commands'

/** Messages carry screenshots and files. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024

const browsers = new Set<WebKitBrowser>()

async function exit(): Promise<void> {
  await Promise.race([
    Promise.all([...browsers].map((browser) => browser.close())),
    new Promise((resolve) => setTimeout(resolve, 3_000)),
  ])
  process.exit(0)
}

const server = new WebSocketServer({ host: HOST, port: 0, maxPayload: MAX_MESSAGE_BYTES })

server.on('connection', (socket) => {
  const send = (message: object) => socket.send(JSON.stringify(message))
  const browser = new WebKitBrowser((method, params) => send({ type: 'event', method, params }))
  browsers.add(browser)
  socket.on('message', (data: RawData) => {
    const text = Buffer.isBuffer(data) ? data.toString() : ''
    void dispatch(text, browser).then((answer) => {
      send(answer.message)
      return answer.isLast ? exit() : undefined
    })
  })
  // A client starts its own bridge, as it would start a browser.
  socket.on('close', () => void exit())
})

server.on('listening', () => {
  const address = server.address()
  if (address && typeof address === 'object')
    process.stderr.write(`WebDriver BiDi listening on ws://${HOST}:${address.port}\n`)
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit())
