import { describe, expect, it } from 'vitest'

import { bootstrapSchema } from '@/contract/groups/bootstrap'

import { laravelJson } from '../../kit/laravel-json'
import { createWorld } from '../../site/create-world'
import type { Release } from '../../state/parts/release'
import { ENGLISH_ID } from '../../state/seeds/localizations'
import { type PersonaKey, personas } from '../../state/seeds/personas'
import { bootstrapFor, encodedBootstrap } from './bootstrap-data'

function bootstrapAs(persona: PersonaKey, release: Release = 'B1') {
  const world = createWorld({ release })
  const session = world.sessions.open()
  const { id } = personas[persona]
  if (id !== null) world.sessions.signIn(session, id)
  return { world, session, sent: bootstrapFor(world, session) }
}

describe('bootstrapFor', () => {
  it('returns a guest with the guest role, and empty maps as PHP sends them', () => {
    const { sent, session } = bootstrapAs('guest')
    const empties = { likes: [], reposts: [], playlists: [], loaders: [] }
    expect(sent).toMatchObject({ user: null, csrf_token: session.csrfToken, ...empties })
    expect(sent).not.toHaveProperty('redirectUri')
    const { guest_role } = bootstrapSchema.parse(sent)
    expect(guest_role?.permissions.map(({ name }) => name)).toEqual([
      'music.view',
      'music.play',
      'playlists.view',
      'comments.view',
    ])
  })

  it('returns a user with permissions, likes and playlists, and without secrets', () => {
    const { sent } = bootstrapAs('subscriber')
    const { user, likes, playlists } = bootstrapSchema.parse(sent)
    expect(user?.permissions.map(({ name }) => name)).toContain('music.download')
    expect(Object.keys(likes['track'] ?? {}).length).toBeGreaterThan(0)
    expect(playlists).toHaveLength(1)
    const secrets = /password|verification_code|dziesma1/
    expect(JSON.stringify(sent.user)).not.toMatch(secrets)
  })

  it('omits falsy settings and groups that are empty without them', () => {
    const { world, session } = bootstrapAs('guest')
    world.db.settings.billing = { enable: false }
    world.db.settings.site = { demo: true }
    const { settings } = bootstrapFor(world, session) as { settings: Record<string, unknown> }
    expect(settings).not.toHaveProperty('billing')
    expect(settings).toMatchObject({ site: { demo: true } })
  })

  it('returns the site’s URL and path if they are known', () => {
    const { world, session } = bootstrapAs('guest')
    expect(bootstrapFor(world, session, { baseUrl: 'http://dziesma.test/muzika/' })['settings']).toMatchObject({
      base_url: 'http://dziesma.test/muzika',
      html_base_uri: '/muzika/',
    })
  })

  it('prefers the language of the URL, then of the user, then of the session, then of the site', () => {
    const { world, session } = bootstrapAs('guest')
    expect(bootstrapFor(world, session)).toMatchObject({ language: 'lv', i18n: { language: 'lv' } })
    session.locale = 'en'
    expect(bootstrapFor(world, session)).toMatchObject({
      language: 'en',
      i18n: { language: 'en', lines: { Sākums: 'Home' } },
    })
    world.db.localizations.update(ENGLISH_ID, { lines: {} })
    expect(bootstrapFor(world, session)).toMatchObject({ language: 'en', i18n: { language: 'en', lines: [] } })
    world.sessions.signIn(session, personas.free.id)
    world.db.users.update(personas.free.id, { language: 'lv' })
    expect(bootstrapFor(world, session)).toMatchObject({ language: 'lv' })
    expect(bootstrapFor(world, session, { lang: 'en' })).toMatchObject({ language: 'en' })
    expect(bootstrapFor(world, session, { lang: 'xx' })).toMatchObject({ language: 'lv' })
  })

  it('encodes the data of responses as a JSON string', () => {
    const { world, session, sent } = bootstrapAs('parent')
    expect(JSON.parse(encodedBootstrap(world, session))).toEqual(JSON.parse(laravelJson(sent) ?? ''))
  })

  it('follows each release’s spelling, which the client parses the same', () => {
    const older = bootstrapAs('parent')
    const newer = bootstrapAs('parent', 'B2')
    expect(older.sent['themes']).toMatchObject({ all: [{ id: 1 }, { id: 2 }] })
    expect(newer.sent).toMatchObject({ themes: [{ id: 1 }, { id: 2 }], user: { name: 'Laura Vītola' } })
    const [one, other] = [bootstrapSchema.parse(older.sent), bootstrapSchema.parse(newer.sent)]
    expect(other.user).toMatchObject({ display_name: 'Laura Vītola', avatar: 'storage/avatars/8.svg' })
    expect(other.themes.all).toEqual(one.themes.all)
  })
})
