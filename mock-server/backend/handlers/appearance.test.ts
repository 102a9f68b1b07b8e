import { describe, expect, it } from 'vitest'

import { appearance, type SavedTheme } from '@/contract/groups/appearance'
import { bootstrap } from '@/contract/groups/bootstrap'
import { managedSettings } from '@/contract/groups/managed-settings'
import { encodeSettings } from '@/contract/shapes/saved-settings'

import { createWorld } from '../../site/create-world'
import type { Release } from '../../state/parts/release'
import { makeVisitor } from '../../testing/make-visitor'

const administrator = (release: Release) => makeVisitor(createWorld({ release }), 'admin')

const winter: SavedTheme = {
  id: 'new',
  name: 'Ziema',
  is_dark: false,
  default_light: true,
  default_dark: false,
  values: { '--be-primary': '20 80 140' },
  font: { family: 'Lora', google: true, category: 'serif' },
}

const changes = (themes: SavedTheme[] | { all: SavedTheme[] }) => ({ body: { changes: { appearance: { themes } } } })

const form = (client: string) => {
  const body = new FormData()
  body.append('client', client)
  return { body }
}

const policies = [{ id: 'p', type: 'link', label: 'Noteikumi', action: '/pages/noteikumi' }]
const saved = { 'registration.policies': policies, 'branding.site_name': 'Ziema', 'player.default_volume': '40' }

describe('themes of an appearance', () => {
  it.each([
    ['A', { all: [winter] }, [winter]],
    ['B1', { all: [winter] }, [winter]],
    ['B2', [winter], { all: [winter] }],
  ] as const)('saves themes in the spelling of release %s only', async (release, themes, other) => {
    const { status, ask } = administrator(release)
    expect(await status(appearance.save, changes(other as never))).toBe(500)
    expect(await status(appearance.save, changes(themes as never))).toBe(200)
    const { data } = await ask(bootstrap.get)
    expect(data.themes.all.map(({ id, name, font }) => [id, name, font?.family])).toEqual([[3, 'Ziema', 'Lora']])
    const { values } = await ask(appearance.show)
    expect(values.appearance.themes).toMatchObject([{ name: 'Ziema' }])
  })

  it('responds with 404 in release C', async () => {
    expect(await administrator('C').status(appearance.show)).toBe(404)
  })
})

describe('saved settings', () => {
  it.each([
    ['A', 'flat'],
    ['B1', 'flat'],
    ['B2', 'nested'],
    ['B2', 'flat'],
    ['C', 'nested'],
  ] as const)('applies settings in release %s when they are %s', async (release, spelling) => {
    const { status, ask } = administrator(release)
    expect(await status(managedSettings.update, form(encodeSettings(saved, spelling)))).toBe(200)
    const { settings } = (await ask(bootstrap.get)).data
    expect(settings.registration.policies.map(({ label }) => label)).toEqual(['Noteikumi'])
    expect([settings.branding.site_name, settings.player.default_volume]).toEqual(['Ziema', 40])
  })

  it.each(['A', 'B1'] as const)('fails in release %s when settings are nested', async (release) => {
    const { status } = administrator(release)
    expect(await status(managedSettings.update, form(encodeSettings(saved, 'nested')))).toBe(500)
  })

  it('stores nothing when one setting is invalid', async () => {
    const { status, ask } = administrator('B1')
    const values = { 'branding.site_name': 'Ziema', 'mail.contact_page_address': 'nobody' }
    expect(await status(managedSettings.update, form(encodeSettings(values, 'flat')))).toBe(422)
    expect((await ask(bootstrap.get)).data.settings.branding.site_name).toBe('Dziesma')
  })
})

it('refuses what administrators save on a demo site', async () => {
  const world = createWorld({})
  world.db.settings = { ...world.db.settings, site: { demo: true } }
  const { status } = makeVisitor(world, 'admin')
  expect(await status(managedSettings.update, form('{}'))).toBe(403)
  expect(await status(managedSettings.show)).toBe(200)
})
