#!/usr/bin/env -S node --import tsx
import { serveBidi, textOf } from '../serve-bidi'
import { WebKitBrowser } from './browser'
import { dispatch } from './commands/commands'

const browsers = new Set<WebKitBrowser>()

async function exit(): Promise<void> {
  await Promise.race([
    Promise.all([...browsers].map((browser) => browser.close())),
    new Promise((resolve) => setTimeout(resolve, 3_000)),
  ])
  process.exit(0)
}

serveBidi((socket) => {
  const send = (message: object) => socket.send(JSON.stringify(message))
  const browser = new WebKitBrowser((method, params) => send({ type: 'event', method, params }))
  browsers.add(browser)
  socket.on('message', (data) => {
    void dispatch(textOf(data), browser).then((answer) => {
      send(answer.message)
      return answer.isLast ? exit() : undefined
    })
  })
  // A client starts its own bridge, as it would start a browser.
  socket.on('close', () => void exit())
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit())
