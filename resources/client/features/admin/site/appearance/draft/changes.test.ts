import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { EditedTheme } from '../themes/edited-themes'
import { changeTheme } from '../themes/theme-list'
import { withoutValue } from '../themes/unread-parts'
import { type Appearance, appearanceOf, appearanceSchema } from './appearance'
import { changedNames, changesOf } from './changes'
import { merge } from './merge'
import { problemsOf } from './problems'
import { isReadable } from './stored-rows'

const theme = (id: number | string, name = `Theme ${id}`): EditedTheme => ({
  id,
  name,
  values: { '--be-primary': '1 2 3' },
  is_dark: false,
  default_light: false,
  default_dark: false,
  font: null,
})
const saved: Appearance = {
  ...appearanceOf({
    settings: { branding: { site_name: 'Dziesma', logo_dark: null }, themes: { user_change: true } },
    appearance: { env: { app_name: 'Dziesma' }, custom_code: {}, themes: [] },
  }),
  themes: [theme(1), theme(2)],
}
const asGroup = { listsThemes: false }

describe('appearanceOf', () => {
  it('reads what the server omits or spells wrong as empty', () => {
    expect(saved).toMatchObject({
      'branding.site_name': 'Dziesma',
      'branding.logo_dark': '',
      'themes.default_id': null,
    })
    expect(
      appearanceOf({
        settings: { branding: { site_name: 7 }, themes: [] },
        appearance: { env: {}, custom_code: {}, themes: [] },
      }),
    ).toMatchObject({ 'branding.site_name': '', 'themes.user_change': false })
  })
})

describe('problemsOf', () => {
  it.each<[string, Partial<Appearance>, string]>([
    ['a channel without one', { 'homepage.type': 'channel', 'homepage.value': null }, 'homepage.value'],
    ['a page without one', { 'homepage.type': 'customPage', 'homepage.value': '' }, 'homepage.value'],
    ['tags without any', { seo: { 'album-page': '' } }, 'seo.album-page'],
    ['a theme whose name was cleared', { themes: [theme(1), theme(2, ' ')] }, 'themes.1.name'],
    ['a new theme without a name', { themes: [theme('new-1', ''), theme(1), theme(2)] }, 'themes.0.name'],
    ['CSS that ends its element', { 'custom_code.css': 'p {}</STYLE ><script>' }, 'custom_code.css'],
  ])('finds %s', (_, changes, name) => {
    expect(problemsOf({ ...saved, ...changes }, saved).map(([found]) => found)).toEqual([name])
  })

  it('leaves alone what the server has already', () => {
    const wrong = {
      ...saved,
      themes: [theme(1, '')],
      'homepage.type': 'channel',
      'homepage.value': null,
      'custom_code.css': '</style>',
    }
    expect(problemsOf({ ...wrong, 'branding.site_name': 'Cits' }, wrong)).toEqual([])
  })
})

describe('changesOf', () => {
  it('contains an empty `appearance` without changes', () => {
    expect(changesOf(saved, structuredClone(saved), asGroup)).toEqual({ appearance: {} })
  })

  it('contains only what changed, settings in groups', () => {
    const draft = { ...saved, 'branding.logo_dark': 'a.svg', 'themes.user_change': false }
    expect(changesOf(saved, draft, asGroup)).toEqual({
      appearance: {},
      settings: { branding: { logo_dark: 'a.svg' }, themes: { user_change: false } },
    })
  })

  it('changes the name of the environment with the site’s', () => {
    expect(changesOf(saved, { ...saved, 'branding.site_name': 'Cits' }, asGroup)).toEqual({
      appearance: { env: { app_name: 'Cits' } },
      settings: { branding: { site_name: 'Cits' } },
    })
  })

  it('sends only the code that changed, also when it was cleared', () => {
    const withCode = { ...saved, 'custom_code.css': 'p {}', 'custom_code.html': '<p>' }
    expect(changesOf(withCode, { ...withCode, 'custom_code.css': '' }, asGroup)).toEqual({
      appearance: { custom_code: { css: '' } },
    })
  })

  it('sends menu items that the editor cannot read as they are stored', () => {
    const odd = { id: 'x', label: 'Vecs', roles: 'all' }
    const of = (name: string) => appearanceSchema.parse({ menus: [{ id: 1, name, positions: [], items: [odd] }] }).menus
    const before = { ...saved, menus: of('Vecā') }
    expect(changesOf(before, { ...before, menus: of('Jaunā') }, asGroup).settings).toEqual({
      menus: [{ id: 1, name: 'Jaunā', positions: [], items: [odd] }],
    })
  })

  it('sends the landing page as one value, with what no code knows', () => {
    const landing = { headerTitle: 'A', channelIds: [4] }
    const draft = { ...saved, 'homepage.appearance': landing, 'homepage.pricing': true }
    expect(changesOf(saved, draft, asGroup)).toEqual({
      appearance: {},
      settings: { homepage: { appearance: landing, pricing: true } },
    })
  })

  it('sends themes that the editor cannot read as they are stored: the server deletes missing ones', () => {
    const odd = [{ id: 3, name: 'Rudens', values: 'oranžs', x: 1 }, 'rudens', null]
    const read = ({ themes }: Appearance) => ({ ...saved, themes })
    const before = read(appearanceSchema.parse({ themes: [theme(1), ...odd] }))
    expect(before.themes.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Theme 1'],
      [3, 'Rudens'],
      ['theme-2', ''],
      ['theme-3', ''],
    ])
    expect(appearanceSchema.parse({ themes: before.themes }).themes).toEqual(before.themes)
    const changes = changesOf(before, { ...before, themes: changeTheme(before.themes, 1, { name: 'Rīts' }) }, asGroup)
    expect(changes.appearance.themes).toEqual({ all: [theme(1, 'Rīts'), ...odd] })
  })

  it('sends parts of a theme that it cannot read as they are stored, until they are changed', () => {
    const odd = { ...theme(3, 'Rudens'), values: { '--be-paper': '4 5 6', '--be-primary': ['1'] }, font: 'Arial' }
    const [read] = appearanceSchema.parse({ themes: [odd] }).themes
    if (!read) throw new Error('The theme was not read')
    expect(read).toMatchObject({ values: { '--be-paper': '4 5 6' }, font: null })
    expect(isReadable(read)).toBe(true)
    const sentAs = (changed: EditedTheme) =>
      changesOf(saved, { ...saved, themes: appearanceSchema.parse({ themes: [changed] }).themes }, asGroup).appearance
    expect(sentAs({ ...read, name: 'Vēls' })).toEqual({ themes: { all: [{ ...odd, name: 'Vēls' }] } })
    const changed = { ...read, unread: { ...withoutValue(read.unread, '--be-primary'), font: undefined } }
    expect(sentAs(changed)).toEqual({ themes: { all: [{ ...odd, values: { '--be-paper': '4 5 6' }, font: null }] } })
  })

  it('sends all themes, as a group or a list', () => {
    const draft = { ...saved, themes: [theme(1), theme('new-1')] }
    expect(changesOf(saved, draft, asGroup)).toEqual({ appearance: { themes: { all: draft.themes } } })
    expect(changesOf(saved, draft, { listsThemes: true })).toEqual({ appearance: { themes: draft.themes } })
  })
})

const themes = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), name: fc.string() }), {
  selector: ({ id }) => id,
})
const appearances = fc
  .record({ name: fc.string(), logo: fc.string(), themes })
  .map(({ name, logo, themes: rows }): Appearance => ({
    ...saved,
    'branding.site_name': name,
    'branding.logo_dark': logo,
    themes: rows.map((row) => theme(row.id, row.name)),
  }))

describe('merge', () => {
  it('returns the newer appearance without own changes, and the own one without others', () => {
    fc.assert(
      fc.property(appearances, appearances, (base, other) => {
        const sorted = (value: Appearance) => ({
          ...value,
          themes: value.themes.toSorted((a, b) => Number(a.id) - Number(b.id)),
        })
        expect(sorted(merge({ base, mine: base, theirs: other }))).toEqual(sorted(other))
        expect(sorted(merge({ base, mine: other, theirs: base }))).toEqual(sorted(other))
      }),
    )
  })

  it('keeps what only one side changed, and decides what both changed', () => {
    const mine = { ...saved, 'branding.site_name': 'Mans', themes: [theme(1, 'Mana'), theme(2), theme('new-1')] }
    const theirs = { ...saved, 'branding.site_name': 'Viņu', themes: [theme(1, 'Viņu'), theme(3)] }
    const names = ({ themes: rows }: Appearance) => rows.map(({ name }) => name)
    expect(names(merge({ base: saved, mine, theirs }))).toEqual(['Mana', 'Theme new-1', 'Theme 3'])
    const kept = merge({ base: saved, mine, theirs }, 'theirs')
    expect(kept['branding.site_name']).toBe('Viņu')
    expect(names(kept)).toEqual(['Viņu', 'Theme new-1', 'Theme 3'])
  })

  it('merges the landing page by field, and tags by kind of page', () => {
    const base = { ...saved, 'homepage.appearance': { headerTitle: 'A', footerTitle: 'B' }, seo: { a: '1', b: '2' } }
    const mine = { ...base, 'homepage.appearance': { headerTitle: 'Mans' }, seo: { a: '1', b: undefined } }
    const theirs = {
      ...base,
      'homepage.appearance': { headerTitle: 'A', footerTitle: 'B', x: 1 },
      seo: { a: '9', b: '2' },
    }
    expect(merge({ base, mine, theirs })).toEqual({
      ...saved,
      'homepage.appearance': { headerTitle: 'Mans', x: 1 },
      seo: { a: '9' },
    })
  })

  it('changes nothing when both made the same change', () => {
    const both = { ...saved, 'branding.site_name': 'Abu' }
    expect(changedNames(merge({ base: saved, mine: both, theirs: both }), both)).toEqual([])
  })
})
