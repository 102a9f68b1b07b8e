import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { MenuItem } from '@/contract/shapes/menus'
import type { PersonaKey } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const link = (changes: Partial<MenuItem> = {}): MenuItem => ({
  id: 'the-link',
  type: 'route',
  label: 'Putni un zvēri',
  action: '/izlases',
  roles: [],
  permissions: [],
  settings: {},
  target: '_blank',
  icon: [
    { tag: 'script', attr: {}, child: [] },
    { tag: 'circle', attr: { r: 4, onclick: 'alert(1)' }, child: [] },
  ],
  ...changes,
})

const withMenu =
  (position: string, item = link(), homepage?: string) =>
  ({ db }: World): void => {
    db.settings.menus = [{ id: 'one', name: 'One', positions: [position], items: [item] }]
    if (homepage) db.settings.homepage = { ...db.settings.homepage, type: homepage }
  }

const places: [position: string, path: string, as?: PersonaKey, homepage?: string][] = [
  ['sidebar-primary', '/izlases'],
  ['sidebar-secondary', '/izlases'],
  ['mobile-bottom', '/izlases'],
  ['landing-page-navbar', '/', undefined, 'landingPage'],
  ['custom-page-navbar', '/pages/par-mums'],
  ['pricing-table-page', '/pricing'],
  ['contact-us-page', '/contact'],
  ['auth-page-footer', '/login'],
  ['account-settings-page', '/account-settings', 'free'],
  ['footer', '/pricing'],
  ['footer-secondary', '/contact'],
]

describe('menu positions (backend contract, section 10)', () => {
  it.each(places)('shows the menu at %s on %s', async (position, path, as, homepage) => {
    await openSite(path, { as, prepare: withMenu(position, link(), homepage) })
    const menuLink = await screen.findByRole('link', { name: 'Putni un zvēri' })
    expect(menuLink).toHaveAttribute('href', '/izlases')
    expect(menuLink).toHaveAttribute('target', '_blank')
    expect(menuLink).toHaveAttribute('rel', 'noopener noreferrer')
    expect(menuLink.querySelector('svg')?.innerHTML).toBe('<circle r="4"></circle>')
  })

  it.each(places)(
    'shows no menuLink at %s whose conditions the visitor does not meet',
    async (position, path, as, homepage) => {
      const { world } = await openSite(path, {
        as,
        prepare: withMenu(position, link({ permissions: ['no.such.permission'] }), homepage),
      })
      expect(await screen.findByRole('main')).toBeVisible()
      expect(world.db.settings.menus).toHaveLength(1)
      expect(screen.queryByRole('link', { name: 'Putni un zvēri' })).toBeNull()
    },
  )

  it('shows the menu at auth-dropdown in the account menu, also outside the player', async () => {
    const { user } = await openSite('/pricing', { as: 'free', prepare: withMenu('auth-dropdown') })
    await user.click(await screen.findByRole('button', { name: 'Account: Anna Bērziņa' }))
    const menu = await screen.findByRole('menu')
    expect(within(menu).getByRole('menuitem', { name: 'Putni un zvēri' })).toBeVisible()
    expect(within(menu).getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  })
})

describe('account menu outside the player', () => {
  it.each(['/login', '/pricing', '/pages/par-mums'])('offers guests themes and languages on %s', async (path) => {
    const { user } = await openSite(path)
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    expect(document.documentElement).toHaveClass('dark')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Latviešu' })).toBeVisible()
  })

  it('offers no languages while translation is off', async () => {
    const { user } = await openSite('/pricing', { prepare: ({ db }) => void (db.settings.i18n = {}) })
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeVisible()
    expect(screen.queryByRole('menuitemradio', { name: 'Latviešu' })).toBeNull()
  })
})
