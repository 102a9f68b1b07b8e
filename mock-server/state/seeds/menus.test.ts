import { describe, expect, it } from 'vitest'

import { paths } from '@/core/platform/navigation/paths'

import { customPages } from './custom-pages'
import { ENGLISH_ID, localizations } from './localizations'
import { menus } from './menus'

const items = menus.flatMap((menu) => menu.items)
const actions = items.map(({ action }) => action ?? '')
const lines = localizations.find(({ id }) => id === ENGLISH_ID)?.lines ?? {}

describe('seeded menus', () => {
  it.each(actions.filter((action) => action.startsWith('/pages/')))('links to the existing page %s', (action) => {
    expect(customPages.map(({ slug }) => paths.customPage.link(slug ?? ''))).toContain(action)
  })

  it.each([...new Set(items.map(({ label }) => label ?? ''))])('names "%s" in English too', (label) => {
    expect(Object.keys(lines)).toContain(label)
  })
})
