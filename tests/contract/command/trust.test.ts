import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'

import { trustOf } from '../../../tools/command-line/request-options'
import { ExitCode } from '../../../tools/contract/exit-code'
import { createFetch } from '../../../tools/contract/fetch-with-trust'
import { performContract } from '../../../tools/contract/perform'
import { performDoctor } from '../../../tools/doctor/perform'

const CERTIFICATE = 'tests/doctor/certificates/valid.pem'

/** Starts a site whose certificate no public authority has signed, and returns its URL. */
async function serve(respond: RequestListener): Promise<URL> {
  const options = { key: readFileSync('tests/doctor/certificates/key.pem'), cert: readFileSync(CERTIFICATE) }
  const server = createServer(options, respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`)
}

async function perform(command: typeof performContract | typeof performDoctor, args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  return { code: await command({ args, env: {}, print, printError: print }), output: lines.join('\n') }
}

it.each([
  ['--ca', trustOf(CERTIFICATE, false)],
  ['--insecure', trustOf(undefined, true)],
])('sends forms and reads cookies with %s', async (_, trust) => {
  let form = ''
  const url = await serve((request, response) => {
    request.on('data', (chunk: Buffer) => (form += chunk.toString()))
    request.on('end', () => {
      response.setHeader('Set-Cookie', ['a=1', 'b=2'])
      response.writeHead(422, { 'Content-Type': String(request.headers['content-type']?.split(';')[0]) }).end('{}')
    })
  })
  const body = new FormData()
  body.append('disk', 'public')
  const response = await createFetch(trust)(url, { method: 'POST', body })
  expect(form).toContain('name="disk"\r\n\r\npublic')
  expect(response.status).toBe(422)
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(response.headers.get('content-type')).toBe('multipart/form-data')
  expect(await response.text()).toBe('{}')
})

it('rejects like fetch when a connection fails, or when its signal does', async () => {
  const send = createFetch(trustOf(CERTIFICATE, false))
  const url = await serve((request) => request.socket.destroy())
  await expect(send(url, {})).rejects.toThrow(TypeError)
  const signal = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'))
  await expect(send(url, { signal })).rejects.toThrow('Too late')
})

it.each([[[]], [['--ca', CERTIFICATE]], [['--insecure']]])(
  'reaches the site only with trust: contract %j',
  async (args) => {
    const url = await serve((_, response) => response.writeHead(503).end())
    const { code, output } = await perform(performContract, ['--url', url.href, '--only', 'genres', ...args])
    expect(code).toBe(ExitCode.Unreachable)
    expect(output.includes('responded with status 503')).toBe(args.length > 0)
  },
)

it.each([[[]], [['--ca', CERTIFICATE]], [['--insecure']]])(
  'reaches the site only with trust: doctor %j',
  async (args) => {
    const url = await serve((_, response) => response.writeHead(404).end())
    const { output } = await perform(performDoctor, ['--url', url.href, ...args])
    expect(output.includes('reach.tls-self-signed')).toBe(args.length === 0)
    expect(output.includes('Not checked: the certificate, because of --insecure')).toBe(args.includes('--insecure'))
  },
)
