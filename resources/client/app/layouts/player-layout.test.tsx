import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { MenuItem } from '@/contract/shapes/menus'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const NOWHERE = '/no/such/place'

const item = (label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  type: 'route',
  label,
  action: `/${label.toLowerCase()}`,
  roles: [],
  permissions: [],
  settings: {},
  ...more,
})

const withMenu =
  (position: string, ...items: MenuItem[]) =>
  ({ db }: World) =>
    void (db.settings.menus = [{ id: 'only', name: 'Only', positions: [position], items }])

const linksOf = (menu: HTMLElement) =>
  within(menu)
    .queryAllByRole('link')
    .map((link) => link.textContent)

describe('PlayerLayout menus', () => {
  it('shows the menus beside and below the screen, in the order and language of the site', async () => {
    await openSite(NOWHERE)
    const [sidebar, bottom] = screen.getAllByRole('navigation', { name: 'Main menu' })
    expect(sidebar && linksOf(sidebar)).toEqual([
      'Sākums',
      'Mana mūzika',
      'Jaunumi',
      'Populārākais',
      'Izlases',
      'Izpildītāji',
      'Žanri',
    ])
    expect(bottom && linksOf(bottom)).toEqual(['Sākums', 'Mana mūzika', 'Izlases', 'Miega dziesmas'])
    expect(linksOf(screen.getByRole('navigation', { name: 'More' }))).toEqual(['Miega dziesmas', 'Visas dziesmas'])
  })

  it('mark the current page', async () => {
    await openSite('/izlases')
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.map((link) => link.textContent)).toEqual(['Izlases', 'Izlases'])
  })

  it('opens links to other sites as configured', async () => {
    const shop = item('Shop', { type: 'link', action: 'https://veikals.test/', target: '_blank' })
    const maliciousItem = item('Evil', { type: 'link', action: 'javascript:alert(1)' })
    await openSite(NOWHERE, { prepare: withMenu('sidebar-primary', shop, maliciousItem) })
    const [sidebar] = screen.getAllByRole('navigation', { name: 'Main menu' })
    expect(sidebar && linksOf(sidebar)).toEqual(['Shop'])
    const link = screen.getByRole('link', { name: 'Shop' })
    expect(link).toHaveAttribute('href', 'https://veikals.test/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('TopBar', () => {
  it('offers guests Register beside Sign in', async () => {
    await openSite(NOWHERE)
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  })

  it('hides Register where registration is disabled', async () => {
    await openSite(NOWHERE, { prepare: ({ db }) => void (db.settings.registration = { disable: true }) })
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
  })

  it('offers users neither Sign in nor Register', async () => {
    await openSite(NOWHERE, { as: 'free' })
    expect(screen.queryByRole('link', { name: /^(Sign in|Register)$/ })).not.toBeInTheDocument()
  })
})

describe('site mark', () => {
  it("links home and shows the theme's logo", async () => {
    await openSite(NOWHERE)
    const [mark] = screen.getAllByRole('link', { name: 'Dziesma home' })
    expect(mark).toHaveAttribute('href', '/')
    expect(mark?.querySelector('img')?.getAttribute('src')).toContain('images/logo-dark.svg')
  })

  it("shows the site's name when there is no logo", async () => {
    await openSite(NOWHERE, { prepare: ({ db }) => void (db.settings.branding = { site_name: 'Muzika' }) })
    const [mark] = screen.getAllByRole('link', { name: 'Muzika home' })
    expect(mark).toHaveTextContent('Muzika')
  })
})

it('PlayerLayout lets keyboard users skip to the content without leaving the page', async () => {
  const { user } = await openSite('/album/2')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.pathname).toBe('/album/2')
})

it('PlayerLayout stays mounted while screens change', async () => {
  const { user } = await openSite('/album/2')
  const menu = screen.getByRole('button', { name: 'Menu' })
  const [sidebar] = screen.getAllByRole('navigation', { name: 'Main menu' })
  if (sidebar) await user.click(within(sidebar).getByRole('link', { name: 'Izlases' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Izlases' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Menu' })).toBe(menu)
})
