import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'

import { personas } from '../../state/seeds/personas'
import { openHttpBrowser, startTestServer } from '../../testing/test-server'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Opens a browser with its own cookies, which can read the bootstrap data. */
function openBrowser() {
  const browser = openHttpBrowser(server.url)
  const currentBootstrap = async () => bootstrap.get.response.parse(await browser.json('api/v1/bootstrap-data')).data
  return { ...browser, currentBootstrap }
}

/** Opens a browser in a separate world. */
async function openWorld(world: string) {
  const browser = openBrowser()
  await browser.control({ world })
  return browser
}

describe('the worlds of the server', () => {
  it('isolates each world from the others', async () => {
    const [one, other, shared] = [await openWorld('one'), await openWorld('other, ā'), openBrowser()]
    await one.control({
      settings: { branding: { site_name: 'Pirmā' } },
      faults: [{ kind: 'status', status: 500, endpoint: 'tracks.show' }],
    })
    const names = await Promise.all(
      [one, other, shared].map(async ({ currentBootstrap }) => (await currentBootstrap()).settings.branding.site_name),
    )
    expect(names).toEqual(['Pirmā', 'Dziesma', 'Dziesma'])
    const statuses = await Promise.all(
      [one, other, shared].map(async ({ ask }) => (await ask('api/v1/tracks/1?loader=trackPage')).status),
    )
    expect(statuses).toEqual([500, 200, 200])
  })

  it('accepts no session of another world', async () => {
    const browser = await openWorld('signed in')
    await browser.control({ signInAs: 'parent' })
    expect((await browser.currentBootstrap()).user?.email).toBe(personas.parent.email)
    await browser.control({ world: 'elsewhere' })
    expect((await browser.currentBootstrap()).user).toBeNull()
  })

  it('restarts a world in the same or in another scenario', async () => {
    const browser = await openWorld('anew')
    await browser.control({ settings: { branding: { site_name: 'Cita' } } })
    await browser.control({ reset: true, signInAs: 'free' })
    const { settings, user } = await browser.currentBootstrap()
    expect([settings.branding.site_name, user?.email]).toEqual(['Dziesma', personas.free.email])
    const state = (await (await browser.control({ scenario: 'empty' })).json()) as Record<string, unknown>
    expect(state).toMatchObject({ world: 'anew', scenario: 'empty', persona: 'guest' })
    expect((await browser.ask('api/v1/tracks/1?loader=trackPage')).status).toBe(404)
  })

  it('keeps a world while many others come and go, unless it is the least recently used', async () => {
    const keptWorld = await openWorld('kept')
    await keptWorld.control({ latency: 1 })
    const forgotten = await openWorld('forgotten')
    await forgotten.control({ latency: 1 })
    for (let index = 0; index < 210; index++) {
      await openBrowser().ask('mock/log', { headers: { Cookie: `mock_world=passing-${index}` } })
      if (index % 50 === 0) await keptWorld.json('mock/log')
    }
    expect((await keptWorld.json('mock/control'))['latency']).toBe(1)
    expect((await forgotten.json('mock/control'))['latency']).toBe(0)
  })
})

describe('mock/control', () => {
  it('returns the current state without opening a session', async () => {
    const response = await openBrowser().ask('mock/control')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.json()).toMatchObject({
      world: '',
      scenario: 'typical',
      persona: 'guest',
      faults: [],
      latency: 0,
      personas: { parent: personas.parent.description },
      scenarios: { huge: expect.any(String) as string },
      endpoints: expect.arrayContaining(['auth.login']) as string[],
    })
  })

  it('expires the session, so that the next calls are a guest’s', async () => {
    const browser = await openWorld('expiring')
    await browser.control({ signInAs: 'free' })
    await browser.control({ expireSession: true })
    expect((await browser.currentBootstrap()).user).toBeNull()
  })

  it('rejects invalid changes with a one-line message', async () => {
    const browser = await openWorld('refused')
    const refusals = await Promise.all([
      browser.control({ signInAs: 'nobody' }),
      browser.control({ faults: [{ kind: 'status' }] }),
      browser.control({ faults: [{ kind: 'network', endpoint: 'x' }] }),
      browser.control({ settings: { branding: 7 } }),
      browser.ask('mock/control', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
    const messages = await Promise.all(
      refusals.map(async (refusal) => ((await refusal.json()) as { message: string }).message),
    )
    expect(messages.map((message) => message.split(':')[0])).toEqual([
      'signInAs',
      'faults.0.status',
      'Unknown endpoint "x"',
      'settings.branding',
      'The body',
    ])
  })

  it('accepts only JSON, which a form on another site cannot send', async () => {
    expect((await openBrowser().control({ reset: true }, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await openBrowser().ask('mock/control', { method: 'DELETE' })).status).toBe(405)
    expect((await openBrowser().ask('mock/constructor')).status).toBe(404)
  })
})

describe('mock/log', () => {
  it('lists the world’s latest calls with their contract verdict', async () => {
    const browser = await openWorld('logged')
    await browser.ask('api/v1/tracks/1?loader=trackPage')
    await browser.ask('api/v1/nowhere')
    await browser.ask('storage/track_media/1.wav', { method: 'HEAD' })
    expect(await browser.json('mock/log')).toEqual({
      requests: [
        {
          id: 2,
          at: expect.any(String) as string,
          method: 'GET',
          url: '/api/v1/nowhere',
          endpoint: null,
          status: 404,
          contract: 'kept',
          request: ['No endpoint of the contract has this method and path.'],
          faults: [],
        },
        {
          id: 1,
          at: expect.any(String) as string,
          method: 'GET',
          url: '/api/v1/tracks/1?loader=trackPage',
          endpoint: 'tracks.show',
          status: 200,
          contract: 'kept',
          request: [],
          faults: [],
        },
      ],
    })
  })
})

describe('mock/log: verdicts', () => {
  it('lists undocumented and missing parameters, and the faults that were applied', async () => {
    const browser = await openWorld('judged')
    await browser.control({ faults: [{ kind: 'html', endpoint: 'tracks.show' }] })
    await browser.ask('api/v1/tracks/1?loader=trackPage&sort=name')
    await browser.ask('auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.test', remember: true, colour: 'red' }),
    })
    expect(await browser.json('mock/log')).toMatchObject({
      requests: [
        {
          endpoint: 'auth.login',
          status: 419,
          request: ['body: undocumented parameter colour', 'body: missing parameter password'],
          faults: [],
        },
        { endpoint: 'tracks.show', request: ['query: undocumented parameter sort'], faults: ['html'] },
      ],
    })
    expect((await browser.ask('mock/log', { method: 'DELETE' })).status).toBe(204)
    expect(await browser.json('mock/log')).toEqual({ requests: [] })
  })
})

describe('mock/control: clock', () => {
  it('sets the clock, keeps the caller signed in, and returns to real time', async () => {
    const browser = await openWorld('timed')
    await browser.control({ signInAs: 'parent', clock: '2031-01-01T10:00:00Z' })
    expect(await browser.json('mock/control')).toMatchObject({
      persona: 'parent',
      now: expect.stringMatching(/^2031-01-01T10:0/) as string,
    })
    await browser.control({ clock: null })
    expect(await browser.json('mock/control')).toMatchObject({ persona: 'parent', ahead: 0 })
    expect((await browser.control({ clock: '24 December' })).status).toBe(422)
  })
})

describe('mock/csp-report', () => {
  it('keeps the reports of a world until they are cleared', async () => {
    const browser = await openWorld('reported')
    const report = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline' } }
    const sent = await browser.ask('mock/csp-report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify(report),
    })
    expect(sent.status).toBe(204)
    expect(await browser.json('mock/csp-report')).toEqual({ reports: [report] })
    expect(await openBrowser().json('mock/csp-report')).toEqual({ reports: [] })
    await browser.ask('mock/csp-report', { method: 'DELETE' })
    expect(await browser.json('mock/csp-report')).toEqual({ reports: [] })
  })
})
