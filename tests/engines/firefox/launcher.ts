#!/usr/bin/env -S node --import tsx
/*
 * Starts Debian's Firefox for Playwright, which takes this program for the browser and drives it over WebDriver BiDi.
 * Commands pass through, except those that Playwright sends to every browser and this Firefox does not support; events that
 * it forgets are added.
 */
import { spawn } from 'node:child_process'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'

import { LISTENING, MAX_MESSAGE_BYTES, serveBidi, textOf } from '../serve-bidi'
import { FIREFOX } from './programs'
import { createRestoredPages } from './restored-pages'

/** Commands answered here: Playwright sends them to every new context, even without anything to emulate. */
const UNSUPPORTED = ['emulation.setMediaFeaturesOverride']

const commandSchema = z.object({ id: z.number(), method: z.string() })

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))
firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  const url = new RegExp(`${LISTENING} (ws://\\S+)`).exec(text)?.[1]
  if (url === undefined) process.stderr.write(text)
  else serveBidi((client) => relay(client, new WebSocket(`${url}/session`, { maxPayload: MAX_MESSAGE_BYTES })))
})

function relay(client: WebSocket, browser: WebSocket): void {
  const opened = new Promise((resolve) => browser.once('open', resolve))
  const restored = createRestoredPages()
  client.on('message', (data) => {
    const text = textOf(data)
    const command: unknown = JSON.parse(text)
    const { id, method } = commandSchema.parse(command)
    restored.command(command)
    if (UNSUPPORTED.includes(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else void opened.then(() => browser.send(text))
  })
  browser.on('message', (data) => {
    const text = textOf(data)
    client.send(text)
    for (const event of restored.message(JSON.parse(text))) client.send(JSON.stringify(event))
  })
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
}
