import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { HandlerOptions } from '../site/http/create-handler'
import { createHttpServer } from '../site/http/create-http-server'
import { createCookieJar } from '../site/in-page/cookie-jar'

const MANIFEST = { 'resources/client/main.tsx': { file: 'assets/main-abc123.js', css: ['assets/main-abc123.css'] } }

const FILES: Record<string, string> = {
  'public/build/manifest.json': JSON.stringify(MANIFEST),
  'public/build/assets/main-abc123.js': 'export {}',
  'public/favicon/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/ābols un.txt': 'apple',
  'public/.env': 'SECRET=1',
  'public/.git/config': 'SECRET=1',
  'secret.txt': 'SECRET=1',
}

/** Starts a server for tests with a temporary public folder and secrets beside it. */
export async function startTestServer(options: HandlerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-http-'))
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const server = await createHttpServer({ port: 0, publicDir: join(folder, 'public'), ...options })
  return {
    ...server,
    folder,
    async close(): Promise<void> {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Opens a browser of a served mock, with its own cookies. */
export function openHttpBrowser(url: string) {
  const jar = createCookieJar()
  async function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const Cookie = Object.entries(jar.all())
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const headers = { Accept: 'application/json', Referer: url, Cookie, ...init.headers }
    const response = await fetch(new URL(path, url), { ...init, headers })
    jar.keep(response.headers.getSetCookie())
    return response
  }
  const control = (change: object, headers: Record<string, string> = {}) =>
    ask('mock/control', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(change),
    })
  const json = async (path: string) => (await ask(path)).json() as Promise<Record<string, unknown>>
  return { ask, control, json }
}

type Raw = { status: number; headers: IncomingHttpHeaders; body: string }

/** Requests a path exactly as written; fetch would normalize it. Rejects when the connection breaks. */
export const sendRaw = (
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, method, headers: { Accept: 'text/html', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          })
        })
      },
    )
    call.on('error', reject)
    call.end()
  })
