import { readFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'

import { examineSite } from '../../tools/doctor/examine'
import { connectionFailure } from '../../tools/doctor/probe/connection-failure'
import { createSend } from '../../tools/doctor/probe/send'
import { connectionFaults } from './faults/connection-faults'

/** Listens on a free port of this machine until the test ends. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const certificate = (name: string) => readFileSync(`tests/doctor/certificates/${name}.pem`, 'utf8')

describe('connection failures', () => {
  it.each(connectionFaults)('reports $code as $id', ({ id, code }) => {
    const url = new URL('https://music.example/?token=secret')
    const failure = connectionFailure(url, Object.assign(new Error('Failed'), { code }))
    expect(failure).toMatchObject({ id, seen: `https://music.example: ${code}` })
  })

  it.each([
    ['reach.tls-self-signed', 'valid', undefined],
    ['reach.tls-expired', 'expired', 'expired'],
    ['reach.tls-name', 'other-name', 'other-name'],
  ])('finds %s on a real connection', async (id, name, trusted) => {
    const port = await listen(createHttps({ key: certificate('key'), cert: certificate(name) }))
    const send = createSend({
      timeoutMs: 30_000,
      trust: trusted === undefined ? undefined : { ca: [certificate(trusted)] },
    })
    const { isReached, outcomes } = await examineSite({ url: new URL(`https://127.0.0.1:${port}/`), send, now: 0 })
    expect({ isReached, outcomes }).toMatchObject({ isReached: false, outcomes: [{ id }] })
  })

  it('reads the end of a trusted certificate', async () => {
    const server = createHttps({ key: certificate('key'), cert: certificate('valid') }, (_, response) =>
      response.end('Hi'),
    )
    const send = createSend({ timeoutMs: 30_000, trust: { ca: [certificate('valid')] } })
    const reply = await send(new URL(`https://127.0.0.1:${await listen(server)}/`))
    expect(reply).toMatchObject({ text: 'Hi', certificateEnds: Date.UTC(2120, 0, 1) })
  })

  it.each([
    ['gzip', gzipSync('Hi')],
    ['br', brotliCompressSync('Hi')],
  ])('decodes a body in %s', async (encoding, body) => {
    const port = await listen(createHttp((_, response) => response.setHeader('content-encoding', encoding).end(body)))
    const reply = await createSend({ timeoutMs: 30_000 })(new URL(`http://127.0.0.1:${port}/`))
    expect(reply).toMatchObject({ text: 'Hi' })
  })

  it('finds a body that is not in its encoding', async () => {
    const port = await listen(createHttp((_, response) => response.setHeader('content-encoding', 'br').end('Hi')))
    const send = createSend({ timeoutMs: 30_000 })
    const { outcomes } = await examineSite({ url: new URL(`http://127.0.0.1:${port}/`), send, now: 0 })
    expect(outcomes).toMatchObject([{ id: 'reach.encoding', seen: `http://127.0.0.1:${port}/: br` }])
  })

  it('finds a port that does not speak TLS', async () => {
    const port = await listen(createHttp((_, response) => response.end()))
    const { outcomes } = await examineSite({
      url: new URL(`https://127.0.0.1:${port}/`),
      send: createSend({ timeoutMs: 30_000 }),
      now: 0,
    })
    expect(outcomes).toMatchObject([{ id: 'reach.tls-handshake' }])
  })

  it('finds a server that does not respond in time', async () => {
    const port = await listen(createHttp(() => undefined))
    const send = createSend({ timeoutMs: 50 })
    await expect(send(new URL(`http://127.0.0.1:${port}/`))).rejects.toMatchObject({ id: 'reach.timeout' })
  })
})
