import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { DEV_PORT, developmentFiles } from '../../tools/dev/development-files'
import { findFreePort, HOST } from '../../tools/port'

const asBrowser = { accept: 'text/html,*/*' }

type Development = { url: string; files: ReturnType<typeof developmentFiles>; close: () => Promise<void> }

/** Starts `npm run dev` and waits for the URL in its output. */
async function startDevelopment(env: Record<string, string>): Promise<Development> {
  const port = await findFreePort()
  const files = developmentFiles(port)
  const child = spawn(process.execPath, ['tools/dev.mjs', '--port', String(port)], {
    // In a test run Laravel's plugin writes no hot file.
    env: { ...process.env, VITEST: undefined, ...env },
  })
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill()
    await ended
    rmSync(files.cacheDir, { recursive: true, force: true })
  }
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const match = /reload: (\S+)/.exec(output)?.[1]
      if (match) resolve(match)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`npm run dev ended: ${output}`)))
  })
  return { url, files, close }
}

/** Bootstrap data that the page embeds. */
const bootstrapOf = (page: string): unknown => JSON.parse(/id="bootstrap-data">([^<]+)</.exec(page)?.[1] ?? 'null')

describe('npm run dev on a real backend', () => {
  const bootstrap = { settings: { base_url: 'x' }, text: '</script>\u2028<b>' }
  const requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  let backend: Server
  let root: string
  let development: Development

  beforeAll(async () => {
    const port = await findFreePort()
    root = `http://${HOST}:${port}/shop/`
    backend = createServer(({ url, headers }, response) => {
      requests.push({ url, headers })
      if (url === '/shop/old') return response.writeHead(302, { location: `${root}new` }).end()
      response.setHeader('set-cookie', [`session=1; Domain=${HOST}; Path=/shop; Secure; HttpOnly; SameSite=None`])
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ data: JSON.stringify(bootstrap) }))
    })
    await new Promise<void>((resolve) => backend.listen(port, HOST, resolve))
    development = await startDevelopment({ BACKEND_URL: root.slice(0, -1) })
  })
  afterAll(async () => {
    await development.close()
    backend.close()
  })

  it('serves its screens with the backend’s bootstrap data for this browser', async () => {
    const response = await fetch(new URL('artist/1/x', development.url), { headers: { ...asBrowser, cookie: 'a=b' } })
    expect(requests.at(-1)).toMatchObject({
      url: '/shop/api/v1/bootstrap-data',
      headers: { cookie: 'a=b', referer: root },
    })
    expect(response.headers.getSetCookie()).toEqual(['session=1; HttpOnly; Path=/'])
    const page = await response.text()
    expect(bootstrapOf(page)).toEqual(bootstrap)
    expect(page).toContain('<base href="/">')
    expect(page).toContain('src="/resources/client/main.tsx"')
    expect(page).toContain('src="/@vite/client"')
  })

  it('forwards calls as if they came from the backend’s own pages', async () => {
    const { origin } = new URL(development.url)
    const headers = { origin, referer: `${origin}/login`, cookie: 'session=1' }
    const response = await fetch(new URL('api/v1/auth/login', development.url), { method: 'POST', headers })
    expect(requests.at(-1)).toMatchObject({
      url: '/shop/api/v1/auth/login',
      headers: { origin: new URL(root).origin, referer: `${root}login`, cookie: 'session=1', host: new URL(root).host },
    })
    expect(response.headers.getSetCookie()).toEqual(['session=1; HttpOnly; Path=/'])
  })

  it('rewrites redirects to this host', async () => {
    const response = await fetch(new URL('old', development.url), { redirect: 'manual' })
    expect(response.headers.get('location')).toBe('/new')
  })

  it('serves the sources from Vite', async () => {
    const response = await fetch(new URL('resources/client/main.tsx', development.url))
    expect(await response.text()).toContain('/resources/client/app/start.tsx')
    expect(requests.every(({ url }) => !url?.includes('main.tsx'))).toBe(true)
  })
})

describe('npm run dev on the mock', () => {
  let development: Development

  beforeAll(async () => {
    development = await startDevelopment({ BACKEND_URL: '' })
  })
  afterAll(() => development.close())

  it('serves the page of `npm start`, with the client from its sources', async () => {
    const page = await (await fetch(development.url, { headers: asBrowser })).text()
    expect(bootstrapOf(page)).toMatchObject({ user: null, settings: { base_url: development.url.slice(0, -1) } })
    expect(page).toContain('src="/resources/client/main.tsx"')
    expect(page).toContain('src="/@vite/client"')
  })

  it('responds to calls and serves public files', async () => {
    const response = await fetch(new URL('api/v1/bootstrap-data', development.url), {
      headers: { accept: 'application/json' },
    })
    expect(response.headers.get('content-type')).toContain('application/json')
    const icon = await fetch(new URL('favicon/icon-144x144.png', development.url))
    expect(icon.headers.get('content-type')).toBe('image/png')
  })
})

describe('two development servers side by side', () => {
  it('keep their own cache and their own hot file, which ends with the server', async () => {
    const servers = await Promise.all([startDevelopment({ BACKEND_URL: '' }), startDevelopment({ BACKEND_URL: '' })])
    const close = () => Promise.all(servers.map((server) => server.close()))
    onTestFinished(() => void close())
    for (const { url, files } of servers) {
      expect(`${readFileSync(files.hotFile, 'utf8')}/`).toBe(url)
      const source = await (await fetch(new URL('resources/client/app/start.tsx', url))).text()
      expect(source).toContain(`/${files.cacheDir}/deps/react`)
    }
    await close()
    expect(servers.filter(({ files }) => existsSync(files.hotFile))).toEqual([])
  })

  it('leave Laravel’s own hot file to the default port', () => {
    expect(developmentFiles(DEV_PORT).hotFile).toBe('public/hot')
  })
})
