import { symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { isKnownHost } from '../../kit/http/refuse-unknown-host'
import { sendRaw, startTestServer } from '../../testing/test-server'
import { createHttpServer } from './create-http-server'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init)

describe('createHttpServer: static files', () => {
  it('sends a content type, and marks files with hashed names as immutable', async () => {
    const script = await ask('build/assets/main-abc123.js')
    expect([script.status, await script.text()]).toEqual([200, 'export {}'])
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const icon = await ask('favicon/icon.svg')
    expect(icon.headers.get('content-type')).toBe('image/svg+xml')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    expect(icon.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await (await ask('ābols un.txt')).text()).toBe('apple')
  })

  it('sends an unchanged file only once', async () => {
    const etag = (await ask('favicon/icon.svg')).headers.get('etag') ?? ''
    expect((await ask('favicon/icon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304)
    writeFileSync(join(server.folder, 'public/favicon/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>')
    expect((await ask('favicon/icon.svg', { headers: { 'If-None-Match': etag } })).status).toBe(200)
  })

  it('responds with 404 for a missing file, even if the client accepts HTML', async () => {
    const response = await ask('build/assets/main-old.js', { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBeNull()
  })

  it.each([
    '/../secret.txt',
    '/build/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/build/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/build\\..\\..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/favicon/icon.svg%00.txt',
    '/.env',
    '/.git/config',
    '//etc/passwd',
    '/%E0%A4%A.txt',
  ])('serves nothing outside the folder and no hidden path: %s', async (path) => {
    const { body } = await sendRaw(server.port, path)
    expect(body).not.toContain('SECRET')
    expect(body).not.toContain('root:')
  })

  it('refuses a symbolic link that leaves the folder', async () => {
    const link = join(server.folder, 'public/link.txt')
    symlinkSync(join(server.folder, 'secret.txt'), link)
    const { status, body } = await sendRaw(server.port, '/link.txt')
    unlinkSync(link)
    expect(status).toBe(404)
    expect(body).not.toContain('SECRET')
  })
})

describe('createHttpServer: audio files', () => {
  it('serves ranges', async () => {
    const response = await ask('storage/track_media/1.wav', { headers: { Range: 'bytes=8-11' } })
    expect([response.status, await response.text()]).toEqual([206, 'WAVE'])
    expect(response.headers.get('content-range')).toMatch(/^bytes 8-11\/\d+$/)
  })

  it('serves the whole file with a correct Content-Length', async () => {
    const response = await ask('storage/track_media/1.wav')
    const size = Number(response.headers.get('content-length'))
    expect((await response.arrayBuffer()).byteLength).toBe(size)
  })

  it('survives an aborted download', async () => {
    const reader = (await ask('storage/track_media/2.wav')).body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await reader?.cancel()
    expect((await ask('storage/track_media/2.wav', { method: 'HEAD' })).status).toBe(200)
  })

  it('responds with 404 for a missing file', async () => {
    expect((await ask('storage/track_media/999999.wav')).status).toBe(404)
  })
})

describe('createHttpServer: pages', () => {
  const html = { headers: { Accept: 'text/html' } }

  it('serves the same page at every path, with the built bundle and a CSP', async () => {
    for (const path of ['', 'login', 'artist/1/kads', 'search/a.b']) {
      const response = await ask(path, html)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(text).toContain('<base href="/">')
      expect(text).toContain('<link rel="stylesheet" href="build/assets/main-abc123.css">')
      expect(text).toContain('<script type="module" src="build/assets/main-abc123.js"></script>')
      expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
      expect(response.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
        'dziesma_session',
        'XSRF-TOKEN',
      ])
    }
  })

  it('accepts only GET', async () => {
    expect((await ask('login', { method: 'POST' })).status).toBe(405)
  })

  it('reports a missing build', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const plainServer = await createHttpServer({ port: 0, publicDir: join(server.folder, 'public/favicon') })
    const response = await fetch(plainServer.url, html)
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('npm run build')])
    await plainServer.close()
  })

  it('loads the client from elsewhere, without a CSP', async () => {
    const plainServer = await createHttpServer({
      port: 0,
      entryTags: () => '<script src="/@vite/client"></script>',
      policy: false,
    })
    const response = await fetch(plainServer.url, html)
    expect(await response.text()).toContain('<script src="/@vite/client"></script>')
    expect(response.headers.has('content-security-policy')).toBe(false)
    await plainServer.close()
  })
})

describe('createHttpServer: a site in a subfolder', () => {
  let inFolder: Awaited<ReturnType<typeof startTestServer>>
  beforeAll(async () => {
    inFolder = await startTestServer({ root: '/music/' })
  })
  afterAll(() => inFolder.close())

  it('serves everything below that folder', async () => {
    const text = await (await fetch(inFolder.url, { headers: { Accept: 'text/html' } })).text()
    expect(inFolder.url).toMatch(/\/music\/$/)
    expect(text).toContain('<base href="/music/">')
    for (const path of ['build/assets/main-abc123.js', 'storage/track_media/1.wav', 'api/v1/bootstrap-data']) {
      const response = await fetch(new URL(path, inFolder.url), { method: 'HEAD', headers: { Referer: inFolder.url } })
      expect([path, response.status]).toEqual([path, 200])
    }
  })

  it('serves nothing outside of it', async () => {
    expect((await sendRaw(inFolder.port, '/login')).status).toBe(404)
    expect((await sendRaw(inFolder.port, '/musical')).status).toBe(404)
    const { status, headers } = await sendRaw(inFolder.port, '/music')
    expect([status, headers.location]).toEqual([301, '/music/'])
  })
})

describe('createHttpServer: the Host header', () => {
  it.each(['localhost', 'localhost:80', 'mock.localhost', '127.0.0.1', '127.1.2.3:8000', '[::1]:8000'])(
    'accepts a loopback name: %s',
    async (host) => {
      expect((await sendRaw(server.port, '/', { headers: { Host: host } })).status).toBe(200)
    },
  )

  it.each(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.168.1.5', '[fe80::1]'])(
    'refuses any other name: %s',
    async (host) => {
      for (const path of ['/', '/mock/outbox', '/api/v1/bootstrap-data', '/favicon/icon.svg'])
        expect((await sendRaw(server.port, path, { headers: { Host: host } })).status).toBe(421)
    },
  )

  it('accepts the configured host', () => {
    expect([isKnownHost('music.local', 'music.local'), isKnownHost('music.local')]).toEqual([true, false])
  })
})

describe('createHttpServer: pages of the mock itself', () => {
  it.each(['mock/outbox', 'mock/social/google?state=1', 'mock/uploads', 'missing.txt'])(
    'forbids framing: %s',
    async (path) => {
      const response = await ask(path, { headers: { Accept: 'text/html' } })
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )
})

describe('createHttpServer: malformed requests', () => {
  it.each([
    ['rejects a forbidden method', '/', { method: 'TRACE' }, 400],
    ['rejects a URL of another host', 'http://elsewhere.test/', { headers: { Host: 'dziesma.test' } }, 400],
    ['rejects an invalid host', '/', { headers: { Host: 'a b' } }, 400],
  ])('%s', async (_, path, init, status) => {
    expect((await sendRaw(server.port, path, init)).status).toBe(status)
  })
})

describe('createHttpServer: a port in use', () => {
  it('rejects with the system’s error', async () => {
    await expect(createHttpServer({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('createHttpServer: network faults', () => {
  afterEach(() =>
    ask('mock/control', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"faults":[]}' }),
  )

  const inject = (fault: object) =>
    ask('mock/control', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ faults: [fault] }),
    })
  const call = (init: RequestInit = {}) =>
    ask('api/v1/bootstrap-data', { headers: { Accept: 'application/json', Referer: server.url }, ...init })

  it('drops the connection without a response', async () => {
    await inject({ kind: 'network', times: 1 })
    await expect(call()).rejects.toThrow('fetch failed')
    expect((await call()).status).toBe(200)
  })

  it('keeps a timed-out call open until the client aborts', async () => {
    const log = async () =>
      ((await (await ask('mock/log')).json()) as { requests: { status: number; url: string }[] }).requests
    await inject({ kind: 'timeout', times: 1 })
    const caller = new AbortController()
    const before = (await log()).length
    const response = call({ signal: caller.signal })
    await vi.waitFor(async () => {
      const { faults } = (await (await ask('mock/control')).json()) as { faults: unknown[] }
      expect(faults).toEqual([])
    })
    caller.abort()
    await expect(response).rejects.toThrow('aborted')
    await vi.waitFor(async () => expect(await log()).toHaveLength(before + 1))
    expect((await log())[0]).toMatchObject({ status: 0, url: '/api/v1/bootstrap-data' })
  })
})
