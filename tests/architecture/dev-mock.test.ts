import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { seconds } from '@/lib/dates/duration'

import { mockBackend } from '../../tools/dev/mock-backend'
import { findFreePort, HOST } from '../../tools/port'

const PATIENCE = { timeout: seconds(60) }

const seedOf = (site_name: string) => JSON.stringify({ settings: { branding: { site_name } } })
const controlSchema = z.object({ settings: z.object({ branding: z.object({ site_name: z.string() }) }) })

const folder = mkdtempSync(join(tmpdir(), 'dziesma-dev-mock-'))
const seed = join(folder, 'seed.json')
const printed: string[] = []
let server: ViteDevServer
let control: string

beforeAll(async () => {
  writeFileSync(seed, seedOf('Mana lapa'))
  const port = await findFreePort()
  control = `http://${HOST}:${port}/mock/control`
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    cacheDir: folder,
    resolve: { tsconfigPaths: true },
    optimizeDeps: { noDiscovery: true },
    // The tests report edits themselves.
    server: { host: HOST, port, watch: null },
    plugins: [mockBackend({ seed, print: (line) => void printed.push(line) })],
  })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function siteName(change?: string): Promise<string> {
  const body = change === undefined ? '{}' : `{"settings": {"branding": {"site_name": "${change}"}}}`
  const headers = { 'content-type': 'application/json', origin: new URL(control).origin }
  const response = await fetch(control, { method: 'POST', headers, body })
  return controlSchema.parse(await response.json()).settings.branding.site_name
}

describe('an edit while npm run dev serves the mock', () => {
  let reload: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    printed.length = 0
    reload = vi.spyOn(server.environments.client.hot, 'send')
  })

  /** Reports an edit of a file, and waits for the line that says what became of the world. */
  async function edit(file: string): Promise<string> {
    server.watcher.emit('change', resolve(file))
    await vi.waitFor(() => expect(printed).not.toEqual([]), PATIENCE)
    return printed.join('\n')
  }

  it('keeps the world over an edit of a handler, and reloads the page', async () => {
    expect(await siteName('Changed')).toBe('Changed')
    const line = await edit('mock-server/backend/handlers/albums.ts')
    expect(line).toBe('The mock has kept its world over the edit of mock-server/backend/handlers/albums.ts.')
    expect(reload).toHaveBeenCalledWith({ type: 'full-reload' })
    expect(await siteName()).toBe('Changed')
  })

  it('names the file for which it starts a new world', async () => {
    const file = 'mock-server/state/seeds/people.ts'
    expect(await edit(file)).toContain(`a new world, because its state depends on ${file}: sign in again.`)
    expect(reload).toHaveBeenCalledWith({ type: 'full-reload' })
    expect(await siteName()).toBe('Mana lapa')
  })

  it('starts a new world with an edited seed file, and keeps the old one while the file has mistakes', async () => {
    await siteName('Changed')
    writeFileSync(seed, '{"songs": []}')
    expect(await edit(seed)).toContain(`${seed}: the file: Unrecognized key: "songs"`)
    expect(reload).not.toHaveBeenCalled()
    expect(await siteName()).toBe('Changed')

    printed.length = 0
    writeFileSync(seed, seedOf('Cita lapa'))
    expect(await edit(seed)).toContain('a new world')
    expect(await siteName()).toBe('Cita lapa')
  })
})
