/*
 * Starts Debian's Firefox for Playwright, which takes this program for the browser and drives it over WebDriver BiDi.
 * Commands pass through, except those that Playwright sends to every browser and this Firefox does not support.
 */
import { spawn } from 'node:child_process'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod/mini'

import { HOST } from '../../../tools/port'
import { FIREFOX } from './programs'

/** Commands answered here: Playwright sends them to every new context, even without anything to emulate. */
const UNSUPPORTED = ['emulation.setMediaFeaturesOverride']

const LISTENING = 'WebDriver BiDi listening on'

const commandSchema = z.object({ id: z.number(), method: z.string() })

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))
firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  const url = new RegExp(`${LISTENING} (ws://\\S+)`).exec(text)?.[1]
  if (url === undefined) process.stderr.write(text)
  else listen(`${url}/session`)
})

/** Accepts connections for Firefox, and prints the address as Firefox prints its own. */
function listen(upstream: string): void {
  const server = new WebSocketServer({ host: HOST, port: 0, maxPayload: 0 })
  server.on('connection', (client) => connect(client, new WebSocket(upstream, { maxPayload: 0 })))
  server.on('listening', () => {
    const address = server.address()
    if (address && typeof address === 'object') process.stderr.write(`${LISTENING} ws://${HOST}:${address.port}\n`)
  })
}

function connect(client: WebSocket, browser: WebSocket): void {
  const opened = new Promise((resolve) => browser.once('open', resolve))
  client.on('message', (data) => {
    const text = textOf(data)
    const { id, method } = commandSchema.parse(JSON.parse(text))
    if (UNSUPPORTED.includes(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else void opened.then(() => browser.send(text))
  })
  browser.on('message', (data) => client.send(textOf(data)))
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
}

const textOf = (data: RawData): string => (Buffer.isBuffer(data) ? data.toString() : '')
