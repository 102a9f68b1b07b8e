import { describe, expect, it } from 'vitest'

import type { World } from '../../state/world'
import { parseLink } from '../control/link'
import { createPageMock } from './page-mock'

const SITE = 'http://dziesma.test/demo/'

function open(search: string) {
  const prepared: World[] = []
  const mock = createPageMock({
    ...parseLink(new URLSearchParams(search)),
    root: '/demo/',
    prepare: (world) => prepared.push(world),
  })
  const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    mock.respond(new Request(SITE + path, { ...init, headers: { Referer: SITE, ...init.headers } }))
  const json = async (path: string) => (await (await ask(path))?.json()) as Record<string, unknown>
  const control = (change: object) =>
    ask('mock/control', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    })
  return { mock, prepared, ask, json, control }
}

describe('createPageMock', () => {
  it('starts in the state of the link and lists its problems', async () => {
    const { json, mock } = open('mock.persona=parent&mock.fault=albums.show:html&mock.fault=x:html&mock.audio=loud')
    expect(await json('mock/control')).toMatchObject({
      world: 'tab',
      persona: 'parent',
      faults: [{ endpoint: 'albums.show', kind: 'html' }],
      problems: [
        expect.stringMatching(/^mock\.audio=loud: /),
        expect.stringMatching(/^Unknown endpoint "x"/),
      ] as string[],
    })
    expect(mock.link()).toMatch(/^mock\.persona=parent&/)
  })

  it('responds to the panel and the API for the same visitor, and logs the calls', async () => {
    const { ask, json, control } = open('')
    await control({ signInAs: 'free' })
    expect(await json('api/v1/tracks/1?loader=trackPage&sort=name')).toMatchObject({ status: 'success' })
    expect(await json('mock/log')).toMatchObject({
      requests: [{ endpoint: 'tracks.show', request: ['query: undocumented parameter sort'] }],
    })
    expect(await json('mock/outbox')).toMatchObject({ mails: expect.any(Array) as unknown[] })
    expect(await ask('somewhere')).toBeUndefined()
  })

  it('adapts every world of the page, and describes a restarted one', async () => {
    const { mock, prepared, control } = open('mock.scenario=long')
    await control({ scenario: 'empty', signInAs: 'parent', latency: 3 })
    expect(prepared.map(({ scenario }) => scenario)).toEqual(['long', 'empty'])
    expect([mock.world().scenario, mock.link()]).toEqual([
      'empty',
      'mock.persona=parent&mock.scenario=empty&mock.latency=3',
    ])
    expect(mock.visitor.session().userId).not.toBeNull()
  })
})
