import { describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { bootstrap } from '@/contract/groups/bootstrap'
import { captcha } from '@/contract/groups/captcha'
import { search, searchEveryType } from '@/contract/groups/search'
import { tracks } from '@/contract/groups/tracks'
import type { Endpoint } from '@/contract/machinery/endpoint'
import type { LooseInput } from '@/contract/machinery/wire'

import { createWorld } from '../../site/create-world'
import { type Release, releaseNames } from '../../state/parts/release'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import { makeVisitor } from '../../testing/make-visitor'

type Json = Record<string, unknown>

const visit = (release: Release, persona: PersonaKey = 'free') => makeVisitor(createWorld({ release }), persona)

/** The body as it is sent. */
async function responseOfRelease(release: Release, endpoint: Endpoint, input?: LooseInput): Promise<Json> {
  return (await (await visit(release).send(endpoint, input)).response.json()) as Json
}

describe.each(releaseNames)('release %s', (release) => {
  it('sends bootstrap data that the contract parses the same for every release', async () => {
    const { data } = await visit(release).ask(bootstrap.get)
    const { user, themes, i18n } = data
    expect([user?.display_name, user?.avatar]).toEqual(['Anna Bērziņa', 'storage/avatars/3.svg'])
    expect(themes.all.map(({ id }) => id)).toEqual([1, 2])
    expect([i18n?.language, i18n?.lines?.['Zoom']]).toEqual(['lv', 'Tuvinājums'])
  })

  it('sends search results that the contract parses the same', async () => {
    const { results } = await visit(release).ask(search.all, searchEveryType('zūžū', 'search'))
    expect(results.tracks?.items.map(({ name }) => name)).toContain('Zūžū, mazais lācīti')
    expect((await visit(release).ask(search.all, searchEveryType('', 'search'))).results).toEqual({})
  })

  it('sends lyrics that the contract parses the same', async () => {
    const linesOf = async (release: Release) => visit(release).ask(tracks.lyrics, { params: { id: 1 } })
    expect(await linesOf(release)).toEqual(await linesOf('B1'))
  })
})

describe('bootstrap data in responses', () => {
  it.each([
    ['A', (text: string) => new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))],
    ['B1', String],
    ['B2', String],
    ['C', String],
  ] as const)('encodes that of release %s', async (release, decode) => {
    const { data } = await responseOfRelease(release, bootstrap.get)
    const { settings } = JSON.parse(decode(String(data))) as { settings: Json }
    expect(settings['version']).toMatch(/^3\.[01]\.\d$/)
  })

  it('lists the languages of release C with the active one', async () => {
    const { data } = await responseOfRelease('C', bootstrap.get)
    expect(JSON.parse(String(data))).toMatchObject({
      i18n: {
        locales: [
          { language: 'lv', lines: {} },
          { language: 'en', lines: {} },
        ],
        active: 'lv',
      },
    })
  })

  it('lists the head’s tags of release A', async () => {
    const { data } = await responseOfRelease('A', bootstrap.get)
    expect(JSON.parse(atob(String(data)))).toMatchObject({ default_meta_tags: [{ nodeName: 'title' }] })
  })
})

describe('search', () => {
  const query = { query: 'a', types: ['track'], limit: 2, modelTypes: ['artist'], loader: 'searchPage' }

  it('returns lists of the requested types and limit in release A', async () => {
    const { results, ...rest } = await responseOfRelease('A', search.all, { query })
    expect(rest).not.toHaveProperty('loader')
    expect(results).toEqual({ tracks: [expect.any(Object), expect.any(Object)] })
  })

  it.each(['B1', 'B2', 'C'] as const)('returns pages of the requested models in release %s', async (release) => {
    const { results } = await responseOfRelease(release, search.all, { query })
    expect(results).toEqual({ artists: expect.objectContaining({ per_page: 20 }) as object })
  })
})

describe('lyrics of release A', () => {
  it('marks the time of each synced line in one text', async () => {
    const { lyric } = await responseOfRelease('A', tracks.lyrics, { params: { id: 1 } })
    expect(lyric).toMatchObject({ id: 1, text: expect.stringMatching(/^(\[\d\d:\d\d\.\d\d\].+\n?)+$/) as string })
  })
})

describe('endpoints of some releases', () => {
  const before = { params: { id: personas.banned.id } }

  it.each<[Release, Endpoint, Endpoint]>([
    ['A', accounts.unban, accounts.unbanNewer],
    ['B1', accounts.unban, accounts.unbanNewer],
    ['B2', accounts.unbanNewer, accounts.unban],
    ['C', accounts.unbanNewer, accounts.unban],
  ])('lifts a suspension at the path of release %s only', async (release, known, unknown) => {
    const admin = visit(release, 'admin')
    expect([await admin.status(known, before), await admin.status(unknown, before)]).toEqual([200, 404])
  })

  it('drops the avatar route and the captcha in release C', async () => {
    const input = { params: { id: personas.free.id } }
    expect(await visit('B2').status(accounts.removeAvatar, input)).toBe(200)
    expect(await visit('C').status(accounts.removeAvatar, input)).toBe(404)
    expect(await visit('C').status(captcha.verify, { body: { token: 'human' } })).toBe(404)
  })
})

describe('a missing permission', () => {
  async function refusal(release: Release, persona: PersonaKey, isBillingOn = true) {
    const world = createWorld({ release })
    world.db.settings.billing = { enable: isBillingOn }
    const [endpoint, input] =
      persona === 'guest'
        ? [tracks.download, { params: { id: 1 } }]
        : [accounts.impersonate, { params: { userId: personas.artist.id } }]
    const { response } = await makeVisitor(world, persona).send(endpoint, input)
    return [response.status, response.headers.get('location')]
  }

  it.each<[Release, PersonaKey, string]>([
    ['B2', 'free', '/pricing'],
    ['C', 'free', '/pricing'],
    ['B2', 'subscriber', '/billing'],
  ])('redirects to a page of plans in release %s for the persona %s', async (release, persona, page) => {
    expect(await refusal(release, persona)).toEqual([302, page])
  })

  it('redirects to no page in older releases, for guests, and without billing', async () => {
    expect(await refusal('A', 'free')).toEqual([403, null])
    expect(await refusal('B1', 'free')).toEqual([403, null])
    expect(await refusal('B2', 'guest')).toEqual([403, null])
    expect(await refusal('B2', 'free', false)).toEqual([403, null])
  })
})
