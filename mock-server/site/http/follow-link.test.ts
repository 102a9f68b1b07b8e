import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { personas } from '../../state/seeds/personas'
import { openHttpBrowser, startTestServer } from '../../testing/test-server'

const panelDir = mkdtempSync(join(tmpdir(), 'dziesma-panel-'))
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  mkdirSync(join(panelDir, 'build'))
  writeFileSync(
    join(panelDir, 'build/manifest.json'),
    JSON.stringify({
      'tools/panel/main.tsx': { file: 'assets/panel.js' },
      'tools/panel/uploads/main.tsx': { file: 'assets/uploads.js' },
    }),
  )
  writeFileSync(join(panelDir, 'build/panel.js'), 'export {}')
  server = await startTestServer({ panelDir })
})
afterAll(async () => {
  await server.close()
  rmSync(panelDir, { recursive: true })
})

const SCRIPT = 'src="mock/panel/build/assets/panel.js"'

/** Opens a browser that reads pages and the state of its world. */
function openBrowser() {
  const browser = openHttpBrowser(server.url)
  const open = async (path: string) => (await browser.ask(path, { headers: { Accept: 'text/html' } })).text()
  return { ...browser, open, state: () => browser.json('mock/control') }
}

describe('followLink', () => {
  it('opens a separate world for the browser, in the state of the link', async () => {
    const [browser, other] = [openBrowser(), openBrowser()]
    const page = await browser.open(
      'album/2?mock.persona=child&mock.scenario=long&mock.fault=albums.show:status:503&mock.latency=1' +
        '&mock.setting=player.hide_lyrics:true&mock.clock=2026-12-24T18:00:00Z&mock.audio=sized',
    )
    expect(page).toContain(personas.child.email)
    expect(page).toContain('"hide_lyrics":true')
    expect(page).not.toContain('mock.')
    expect(await browser.state()).toMatchObject({
      persona: 'child',
      scenario: 'long',
      faults: [{ endpoint: 'albums.show', kind: 'status', status: 503 }],
      latency: 1,
      audio: 'sized',
      settings: { player: { hide_lyrics: true } },
      now: expect.stringMatching(/^2026-12-24T18:0/) as string,
      problems: [],
    })
    expect((await browser.ask('api/v1/albums/2')).status).toBe(503)
    expect(await other.state()).toMatchObject({ world: '', persona: 'guest', scenario: 'typical', faults: [] })
  })

  it('keeps the world when the link is reloaded, and restarts it for another link', async () => {
    const browser = openBrowser()
    const path = '?mock.persona=parent&mock.fault=albums.show:status:500'
    await browser.open(path)
    const { world } = await browser.state()
    await browser.ask('api/v1/albums/1')
    await browser.open(`album/2${path}`)
    expect(await browser.state()).toMatchObject({ world, persona: 'parent' })
    expect((await browser.json('mock/log'))['requests']).toHaveLength(1)
    await browser.open('?mock.persona=free')
    expect(await browser.state()).toMatchObject({ world, persona: 'free', faults: [] })
    expect((await browser.json('mock/log'))['requests']).toEqual([])
  })

  it('recognizes the link of a state that was changed later', async () => {
    const browser = openBrowser()
    await browser.open('?mock.persona=parent')
    const changed = await browser.control({ latency: 5, clock: '2026-12-24T18:00:00Z' })
    const { link } = (await changed.json()) as { link: string }
    expect(link).toMatch(/^mock\.persona=parent&mock\.clock=2026-12-24T18:00:\d\d\.\d{3}Z&mock\.latency=5$/)
    await browser.ask('api/v1/albums/1')
    await browser.open(`?${link}`)
    expect((await browser.json('mock/log'))['requests']).toHaveLength(1)
  })

  it('describes a state by a link that restores it in a fresh browser', async () => {
    const [browser, other] = [openBrowser(), openBrowser()]
    await browser.open('?mock.scenario=empty')
    await browser.control({
      signInAs: 'artist',
      settings: { player: { hide_video: true }, menus: [] },
      faults: [{ kind: 'status', status: 423, body: { message: 'a:b' }, times: 2 }],
    })
    const { link } = await browser.state()
    await other.open(`?${String(link)}`)
    expect(await other.state()).toEqual({
      ...(await browser.state()),
      world: expect.any(String),
      now: expect.any(String),
    })
  })

  it('reports invalid and refused parameters, and applies the others', async () => {
    const browser = openBrowser()
    await browser.open(
      '?mock.persona=child&mock.scenario=none&mock.setting=branding.site_name:7&mock.fault=albums.shew:timeout' +
        '&mock.fault=albums.show:status:500&mock.colour=red',
    )
    expect(await browser.state()).toMatchObject({
      persona: 'child',
      scenario: 'typical',
      faults: [{ endpoint: 'albums.show', status: 500 }],
      problems: [
        expect.stringMatching(/^mock\.scenario=none: choose one of/),
        expect.stringMatching(/^mock\.colour: there is no such parameter/),
        expect.stringMatching(/^settings\.branding\.site_name: /),
        expect.stringMatching(/^Unknown endpoint "albums\.shew"/),
      ] as string[],
    })
    await browser.open('')
    expect(await browser.state()).toMatchObject({ persona: 'child', problems: [] })
  })

  it('responds in the release of a link, and describes it in the links of the state', async () => {
    const browser = openBrowser()
    expect(await browser.open('album/2?release=B2&page=1')).toContain('window.bootstrapData = {')
    expect(await browser.state()).toMatchObject({ release: 'B2', link: 'mock.release=B2', problems: [] })
    await browser.ask('api/v1/albums/1')
    await browser.open('album/2?mock.release=B2')
    expect((await browser.json('mock/log'))['requests']).toHaveLength(1)
    const changed = await browser.control({ release: 'A' })
    expect(await changed.json()).toMatchObject({ release: 'A', startRelease: 'B1', link: 'mock.release=A' })
    expect((await browser.json('mock/log'))['requests']).toHaveLength(1)
    const restarted = await browser.control({ scenario: 'long' })
    expect(await restarted.json()).toMatchObject({ link: 'mock.scenario=long&mock.release=A' })
  })

  it('allows the inline script of a release by its hash', async () => {
    const response = await openBrowser().ask('?release=A', { headers: { Accept: 'text/html' } })
    const [, script = ''] = /<script>(window\.bootstrapData = [^<]+)<\/script>/.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(` 'sha256-${hash}';`)
  })

  it('redirects a refusal of release B2 to the page of plans', async () => {
    const browser = openBrowser()
    await browser.control({ world: 'plans', signInAs: 'free', release: 'B2', settings: { billing: { enable: true } } })
    const response = await browser.ask('api/v1/tracks/1/download')
    expect([response.status, new URL(response.url).pathname]).toEqual([200, '/pricing'])
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('starts worlds in the release of the server, which links name', async () => {
    const site = await startTestServer({ panelDir, release: 'C' })
    const browser = openHttpBrowser(site.url)
    expect(await browser.json('mock/control')).toMatchObject({ release: 'C', link: 'mock.release=C' })
    expect(await (await browser.control({ release: 'B1' })).json()).toMatchObject({ link: 'mock.release=B1' })
    await site.close()
  })

  it('leaves the canonical URL and API paths alone', async () => {
    const browser = openBrowser()
    const page = await browser.open('album/2?page=1&mock.persona=parent')
    expect(/rel="canonical" href="([^"]+)"/.exec(page)?.[1]).toMatch(/\/album\/2\/[\w-]+\/[\w-]+$/)
    await browser.ask('api/v1/albums/1?mock.persona=free')
    expect(await browser.state()).toMatchObject({ persona: 'parent' })
  })
})

describe('mock.panel', () => {
  it('shows and hides the panel in this browser, and keeps its world', async () => {
    const browser = openBrowser()
    expect(await browser.open('')).not.toContain(SCRIPT)
    expect(await browser.open('?mock.panel=faults')).toContain(SCRIPT)
    expect(await browser.open('album/2')).toContain(SCRIPT)
    expect(await browser.open('?mock.panel=off')).not.toContain(SCRIPT)
    expect(await browser.open('')).not.toContain(SCRIPT)
    expect(await browser.state()).toMatchObject({ world: '' })
  })

  it('appears on every page of a server that shows it, until it is hidden', async () => {
    const siteWithPanel = await startTestServer({ panelDir, showsPanel: true })
    const browser = openHttpBrowser(siteWithPanel.url)
    const open = async (path: string) => (await browser.ask(path, { headers: { Accept: 'text/html' } })).text()
    expect(await open('')).toContain(SCRIPT)
    expect(await open('?mock.panel=off')).not.toContain(SCRIPT)
    expect(await open('album/2')).not.toContain(SCRIPT)
    await siteWithPanel.close()
  })
})

describe('the page mock', () => {
  it('loads the panel under the site’s policy, in the state of its link', async () => {
    const browser = openBrowser()
    const response = await browser.ask('mock?mock.persona=admin', { headers: { Accept: 'text/html' } })
    expect(await response.text()).toContain(SCRIPT)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await browser.state()).toMatchObject({ persona: 'admin' })
    expect(await (await browser.ask('mock/panel/build/panel.js')).text()).toBe('export {}')
  })
})

describe('the page mock/uploads', () => {
  it('loads from the panel’s bundle, in the state of its link and with the panel', async () => {
    const browser = openBrowser()
    const page = await browser.open('mock/uploads?mock.persona=admin&mock.panel=on')
    expect(page).toContain('src="mock/panel/build/assets/uploads.js"')
    expect(page).toContain(SCRIPT)
    expect(page).toContain(personas.admin.email)
    expect(await browser.open('mock/uploads?mock.panel=off')).not.toContain(SCRIPT)
  })
})
