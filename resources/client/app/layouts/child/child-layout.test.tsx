import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { MenuItem } from '@/contract/shapes/menus'
import type { World } from '@mock/state/world'
import { solveParentalGate } from '@tests/account-settings'
import { openSite } from '@tests/site'

import { CHILD_PLACES } from './child-navigation'

const places = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
const main = () => within(screen.getByRole('main'))

afterEach(() => vi.restoreAllMocks())

const item = (type: string, label: string, action: string): MenuItem => ({
  type,
  label,
  action,
  roles: [],
  permissions: [],
  settings: {},
})

/** Puts links to the shop and to another site into every menu. */
function withExternalLinks({ db }: World): void {
  const items = [
    item('route', 'Home', '/'),
    item('route', 'Plans', '/pricing'),
    item('link', 'Help', 'https://help.test/'),
  ]
  const positions = ['sidebar-primary', 'sidebar-secondary', 'mobile-bottom', 'auth-dropdown', 'footer']
  db.settings.menus = [{ id: 'all', name: 'All', positions, items }]
  db.settings.billing = { enable: true }
}

describe('account settings of a child', () => {
  it.each(['/account-settings', '/account-settings#password'])('require the parental gate at %s', async (path) => {
    const { user } = await openSite(path, { as: 'child' })
    const open = await screen.findByRole('button', { name: "I'm a grown-up" })
    expect(screen.queryByRole('region', { name: 'Account details' })).toBeNull()
    await user.click(open)
    await screen.findByRole('textbox', { name: /What is \d/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Account details' })).toBeNull()
    await user.click(open)
    await solveParentalGate(user)
    expect(await screen.findByRole('region', { name: 'Account details' })).toBeVisible()
  })
})

describe('ChildLayout', () => {
  it('shows only a few places, each with an icon and a label, and the search', async () => {
    await openSite('/', { as: 'child' })
    const links = places().getAllByRole('link')
    expect(links).toHaveLength(CHILD_PLACES + 1)
    for (const link of links) {
      expect(link).toHaveAccessibleName()
      expect(link.querySelector('svg')).not.toBeNull()
    }
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(document.documentElement).toHaveClass('child-mode')
  })

  it('shows covers that play when pressed, without menus or text links', async () => {
    const { user } = await openSite('/', { as: 'child' })
    const [cover] = await main().findAllByRole('button', { name: /^Play / })
    if (cover) await user.click(cover)
    expect(await screen.findByRole('region', { name: 'Player' })).toBeVisible()
    await waitFor(() => expect(main().getAllByRole('button', { name: /^Pause / })).not.toHaveLength(0))
    expect(screen.queryByRole('button', { name: /^More options for / })).toBeNull()
    expect(main().queryByRole('link', { name: /^Zūžū/ })).toBeNull()
  })

  it('shows channels without layout or sort controls', async () => {
    await openSite('/popularakais', { as: 'child' })
    expect(await main().findByRole('heading', { level: 1 })).toBeVisible()
    expect(main().queryByRole('group', { name: 'Layout' })).toBeNull()
    expect(main().queryByRole('button', { name: /^Sort/ })).toBeNull()
  })

  it('shows parents the player layout', async () => {
    await openSite('/', { as: 'parent' })
    expect(await screen.findByRole('searchbox')).toBeVisible()
    expect(document.documentElement).not.toHaveClass('child-mode')
  })
})

describe('ChildLayout links', () => {
  const openHelp = async () => {
    const site = await openSite('/', { as: 'child', prepare: withExternalLinks })
    const account = screen.getByRole('button', { name: 'Account: Elza Vītola' })
    await site.user.click(account)
    await site.user.click(await screen.findByRole('menuitem', { name: 'Help' }))
    return { ...site, account, gate: await screen.findByRole('dialog', { name: 'For grown-ups' }) }
  }
  const question = () => screen.getByRole('textbox', { name: /What is \d/ })
  const addends = () => [...(screen.getByText(/What is \d/).textContent ?? '').matchAll(/\d+/g)].map(Number)
  const answerOf = () => String(addends().reduce((sum, number) => sum + number, 0))

  it('leave out the shop', async () => {
    const { user } = await openSite('/', { as: 'child', prepare: withExternalLinks })
    expect(
      places()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Search'])
    await user.click(screen.getByRole('button', { name: 'Account: Elza Vītola' }))
    expect(await screen.findByRole('menuitem', { name: 'Help' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Plans' })).toBeNull()
  })

  it('opens another site only after a sum, typed on a numeric keypad', async () => {
    const { user, popups } = await openHelp()
    expect(question()).toHaveFocus()
    expect(question()).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByText(/It isn't a lock/)).toBeVisible()
    await user.type(question(), `${answerOf()}{Enter}`)
    expect(popups).toMatchObject([{ url: 'https://help.test/', target: '_blank', features: 'noopener,noreferrer' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays closed after a wrong sum, which clears the field and shows a new one', async () => {
    const { user, popups } = await openHelp()
    const before = addends()
    await user.type(question(), '7{Enter}')
    expect(question()).toBeInvalid()
    expect(question()).toHaveAccessibleDescription("That's not right. Try this one.")
    expect(question()).toHaveValue('')
    expect(question()).toHaveFocus()
    expect(addends()).not.toEqual(before)
    expect(popups).toEqual([])
  })

  it('stays closed on Escape, and asks again the next time', async () => {
    const { user, popups, account } = await openHelp()
    const before = addends()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(popups).toEqual([])
    await waitFor(() => expect(account).toHaveFocus())
    await user.click(account)
    await user.click(await screen.findByRole('menuitem', { name: 'Help' }))
    await screen.findByRole('dialog', { name: 'For grown-ups' })
    expect(addends()).toHaveLength(before.length)
  })
})
