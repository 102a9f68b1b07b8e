import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { findChromium } from '../../tools/chromium'
import { findFreePort, HOST } from '../../tools/port'

/** Runs `meanwhile` with the port of a server that responds with a page to every request. */
async function whileListening<Result>(meanwhile: (port: number) => Promise<Result>): Promise<Result> {
  const port = await findFreePort()
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>Hello</p>'))
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve))
  return meanwhile(port).finally(() => server.close())
}

type Run = { env?: Record<string, string>; nodeOptions?: string[]; status?: number; lines?: number }

/** Runs a command that must fail, with one line of output unless `lines` is another number. Returns the output. */
async function errorOutputOf(
  command: string,
  { env = {}, nodeOptions = [], status = 1, lines = 1 }: Run = {},
): Promise<string> {
  const child = spawn(process.execPath, [...nodeOptions, ...command.split(' ')], { env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exitCode = await new Promise((resolve) => child.on('close', resolve))
  const printed = output.trimEnd().split('\n')
  expect({ exitCode, printed }).toEqual({ exitCode: status, printed: Array(lines).fill(expect.any(String)) })
  return output
}

describe.concurrent('a command that cannot run fails with one line', () => {
  const oldNode = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.4"})'

  it.each(['start', 'test', 'dev'])(
    'names the needed Node version when npm run %s meets an old one',
    async (command) => {
      const line = await errorOutputOf(`tools/${command}.mjs`, { nodeOptions: ['--import', oldNode] })
      expect(line).toMatch(/^Node 20\.19 or newer is needed, this is Node 18\.20\.4/)
    },
  )

  it.each(['start', 'dev'])('names the port in use when npm run %s cannot listen', async (command) => {
    await whileListening(async (port) => {
      const line = await errorOutputOf(`tools/${command}.mjs`, { env: { PORT: String(port) } })
      expect(line).toContain(`Port ${port} is in use`)
    })
  })

  it.each(['eighty', '0', '70000', ''])('rejects an invalid PORT: "%s"', async (port) => {
    expect(await errorOutputOf('tools/start.mjs', { env: { PORT: port } })).toContain(`PORT=${port} is not a port`)
  })

  it.each([
    ['start --release D', 'There is no release "D": choose one of A, B1, B2, C.'],
    ['dev --release D', 'There is no release "D": choose one of A, B1, B2, C.'],
    [
      'start --releases A',
      'Options: npm start -- --release <A|B1|B2|C> --seed <file> --port <number>, or npm run dev -- with the same.',
    ],
  ])('ends with 2 for wrong usage: npm run %s', async (command, errorOutput) => {
    const [name, ...args] = command.split(' ')
    expect(await errorOutputOf(`tools/${name}.mjs ${args.join(' ')}`, { status: 2 })).toContain(errorOutput)
  })

  it.each(['start', 'mock', 'dev'])('lists every mistake before npm run %s starts anything', async (command) => {
    const folder = mkdtempSync(join(tmpdir(), 'dziesma-seed-'))
    const seed = join(folder, 'seed.json')
    writeFileSync(seed, '{"genres": [{"id": 1}], "albums": [{"id": 2, "name": "Miegs", "artists": [3]}]}')
    const lines = await errorOutputOf(`tools/${command}.mjs --release D --seed ${seed}`, { status: 2, lines: 3 })
    rmSync(folder, { recursive: true })
    expect(lines.trimEnd().split('\n')).toEqual([
      'There is no release "D": choose one of A, B1, B2, C.',
      `${seed}: genres.0.name: Invalid input: expected string, received undefined`,
      `${seed}: albums.0.artists.0: artists has no id 3`,
    ])
  })

  it('names the option with an invalid port', async () => {
    expect(await errorOutputOf('tools/dev.mjs --port eighty')).toContain('--port eighty is not a port')
  })

  it.each(['nonsense', 'ftp://example.com'])('rejects a BACKEND_URL that is not a URL: %s', async (url) => {
    expect(await errorOutputOf('tools/dev.mjs', { env: { BACKEND_URL: url } })).toContain(
      `BACKEND_URL=${url} is not a URL`,
    )
  })

  it('names a BACKEND_URL that refuses connections', async () => {
    const url = `http://${HOST}:${await findFreePort()}/`
    expect(await errorOutputOf('tools/dev.mjs', { env: { BACKEND_URL: url } })).toContain(`${url} cannot be reached`)
  })

  it('rejects a BACKEND_URL without bootstrap data', async () => {
    await whileListening(async (port) => {
      const line = await errorOutputOf('tools/dev.mjs', { env: { BACKEND_URL: `http://${HOST}:${port}` } })
      expect(line).toContain('did not return bootstrap data, but status 200 and text/html')
    })
  })

  it('names the command that installs a missing Chromium', async () => {
    const line = await errorOutputOf('tools/test.mjs --only size', { env: { CHROMIUM_PATH: '/nowhere/chromium' } })
    expect(line).toMatch(/^No Chromium at \/nowhere\/chromium: run `npx playwright install chromium`/)
  })

  it('lists the checks when an unknown one is requested', async () => {
    expect(await errorOutputOf('tools/test.mjs --only spelling')).toContain('There is no check "spelling": choose from')
  })
})

it('skips the storage tests with a message when Ceph’s gateway is not installed', async () => {
  const child = spawn(process.execPath, ['tools/s3.mjs'], { env: { ...process.env, PATH: '/nowhere' } })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exitCode = await new Promise((resolve) => child.on('close', resolve))
  expect({ exitCode, last: output.trimEnd().split('\n').at(-1) }).toEqual({
    exitCode: 0,
    last: expect.stringMatching(/^Skipped: Ceph's gateway is not installed/),
  })
})

it('fails when Ceph’s gateway is installed, but does not start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-ceph-'))
  for (const name of ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph'])
    writeFileSync(join(folder, name), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const child = spawnSync(process.execPath, ['tools/s3.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: folder },
  })
  rmSync(folder, { recursive: true })
  expect(child.status).toBe(1)
  expect(child.stderr).toMatch(/^Ceph's gateway is installed, but failed to start: .*ENOENT/m)
})

describe('findChromium', () => {
  const everywhere = () => true

  it('prefers the path in the environment', async () => {
    expect(await findChromium({ CHROMIUM_PATH: '/opt/chromium' }, everywhere)).toBe('/opt/chromium')
    expect(await findChromium({ PLAYWRIGHT_CHROMIUM: '/opt/other' }, everywhere)).toBe('/opt/other')
  })

  it('searches nowhere else when the environment names a path', async () => {
    expect(await findChromium({ CHROMIUM_PATH: '/opt/none' }, (path) => path !== '/opt/none')).toBeUndefined()
  })

  it('falls back to Playwright’s Chromium, then to the system’s', async () => {
    expect(await findChromium({}, everywhere)).toContain('ms-playwright')
    expect(await findChromium({}, (path) => path === '/usr/bin/chromium-browser')).toBe('/usr/bin/chromium-browser')
    expect(await findChromium({}, (path) => String(path).startsWith('/usr/bin/'))).toBe(
      '/usr/bin/chromium-headless-shell',
    )
    expect(await findChromium({}, () => false)).toBeUndefined()
  })
})
