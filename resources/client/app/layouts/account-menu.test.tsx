import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import type { Menu, MenuItem } from '@/contract/shapes/menus'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'
import { subscribeChild } from '@tests/subscribe-child'

const NOWHERE = '/no/such/place'
const page = document.documentElement

async function openMenu(user: UserEvent, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name }))
  return screen.findByRole('menu', { name })
}

async function choose(user: UserEvent, choice: string, menu = 'Menu') {
  await openMenu(user, menu)
  await user.click(screen.getByRole('menuitemradio', { name: choice }))
}

function withoutBilling({ db }: World): void {
  db.settings.billing = {}
}

/** Lets only administrators ask to become artists. */
function withoutRequests({ db }: World): void {
  for (const { id, permissions } of db.roles.all())
    db.roles.update(id, { permissions: permissions.filter(({ name }) => name !== 'backstageRequests.create') })
}

/** Gives the site a menu for the account with one link. */
const withLink =
  (action: string) =>
  ({ db }: World): void => {
    const type = action.startsWith('/') ? 'route' : 'link'
    const link: MenuItem = { type, label: 'Our link', action, roles: [], permissions: [], settings: {} }
    db.settings.menus = [{ id: 'account', name: 'Account', positions: ['auth-dropdown'], items: [link] }]
  }

const labels = (menu: HTMLElement) => {
  const entries = ['menuitem', 'menuitemradio'].flatMap((role) => within(menu).queryAllByRole(role))
  return entries.map((entry) => entry.textContent)
}

describe('AccountMenu', () => {
  it('offers guests Sign in, Register, languages and themes', async () => {
    const { user } = await openSite(NOWHERE)
    const menu = await openMenu(user, 'Menu')
    expect(labels(menu)).toEqual(['Sign in', 'Register', 'Latviešu', 'English', 'Light', 'Dark', 'Same as device'])
    await user.click(within(menu).getByRole('menuitem', { name: 'Register' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  })

  it('hides Register from guests where registration is disabled', async () => {
    const { user } = await openSite(NOWHERE, {
      prepare: ({ db }) => void (db.settings.registration = { disable: true }),
    })
    expect(labels(await openMenu(user, 'Menu'))).toEqual([
      'Sign in',
      'Latviešu',
      'English',
      'Light',
      'Dark',
      'Same as device',
    ])
  })

  it("offers users the site's menu and sign-out", async () => {
    const { user } = await openSite(NOWHERE, { as: 'free' })
    const menu = await openMenu(user, 'Account: Anna Bērziņa')
    expect(labels(menu)).toEqual([
      ...['Sākums', 'Izlases', 'Backstage', 'Account settings', 'Notification settings', 'Workspaces', 'Log out'],
      ...['Latviešu', 'English', 'Light', 'Dark', 'Same as device'],
    ])
    expect(menu).toHaveTextContent('Anna Bērziņa')
    await user.click(within(menu).getByRole('menuitem', { name: 'Izlases' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Izlases' })).toBeVisible()
  })

  it.each(['subscriber', 'pastDue', 'cancelled'] as const)('links to billing for %s', async (as) => {
    const { user } = await openSite(NOWHERE, { as })
    const menu = await openMenu(user, /^Account: /)
    expect(within(menu).getByRole('menuitem', { name: 'Billing' })).toHaveAttribute('href', '/billing')
  })

  it.each([
    ['for a user without a plan', 'free', () => {}],
    ['for a child', 'child', subscribeChild],
    ['while billing is off', 'subscriber', withoutBilling],
  ] as const)('hides the link to billing %s', async (_, as, prepare) => {
    const { user } = await openSite(NOWHERE, { as, prepare })
    expect(labels(await openMenu(user, /^Account: /))).not.toContain('Billing')
  })

  it.each(['free', 'subscriber', 'parent', 'child', 'admin'] as const)(
    'links %s to the account settings, and to the notification settings',
    async (as) => {
      const { user } = await openSite(NOWHERE, { as })
      const menu = await openMenu(user, /^Account: /)
      expect(menu.querySelector('[href="/account-settings"]')).not.toBeNull()
      expect(menu.querySelector('[href="/notifications/settings"]')).not.toBeNull()
    },
  )

  it.each([
    ['shows', 'artist', true],
    ['shows', 'admin', true],
    ['hides', 'artist', false],
    ['hides', 'free', true],
  ] as const)('%s the upload of music for %s with the setting %s', async (verb, as, show_upload_btn) => {
    const { user } = await openSite(NOWHERE, {
      as,
      prepare: ({ db }) => void (db.settings.player = { ...db.settings.player, show_upload_btn }),
    })
    const menu = await openMenu(user, /^Account: /)
    const link = within(menu).queryByRole('menuitem', { name: 'Upload music' })
    expect(link?.getAttribute('href')).toBe(verb === 'shows' ? '/backstage/upload' : undefined)
  })

  it.each([
    ['shows', 'the backstage to an artist', 'artist', () => {}],
    ['shows', 'the backstage to a user who may ask to become an artist', 'free', () => {}],
    ['hides', 'the backstage from a user who may not ask', 'free', withoutRequests],
    ['hides', 'the backstage from a child', 'child', () => {}],
  ] as const)('%s %s', async (verb, _, as, prepare) => {
    const { user } = await openSite(NOWHERE, { as, prepare })
    const menu = await openMenu(user, /^Account: /)
    const link = within(menu).queryByRole('menuitem', { name: 'Backstage' })
    expect(link?.getAttribute('href')).toBe(verb === 'shows' ? '/backstage' : undefined)
  })

  it.each([
    ['notifications', { notifications: {}, notif: { subs: { integrated: true } } }],
    ['their preferences', { notifications: { integrated: true }, notif: {} }],
  ])('hides the notification settings where the site has no %s', async (_, settings) => {
    const prepare = ({ db }: World) => void Object.assign(db.settings, settings)
    const { user } = await openSite(NOWHERE, { as: 'free', prepare })
    const entries = labels(await openMenu(user, /^Account: /))
    expect(entries).toContain('Account settings')
    expect(entries).not.toContain('Notification settings')
  })

  it.each([
    ['billing', 'Billing', '/billing'],
    ['billing', 'Billing', '/billing/'],
    ['the account settings', 'Account settings', '/account-settings'],
    ['the account settings', 'Account settings', `${window.location.origin}/account-settings`],
    ['the notification settings', 'Notification settings', '/notifications/settings'],
    ['the backstage', 'Backstage', '/backstage'],
  ] as const)('shows one link to %s where the site’s menu contains it too (%s at %s)', async (_, label, action) => {
    const { user } = await openSite(NOWHERE, { as: 'subscriber', prepare: withLink(action) })
    const entries = labels(await openMenu(user, /^Account: /))
    expect(entries).toContain('Our link')
    expect(entries).not.toContain(label)
  })

  it('keeps the account settings beside a link to one of their panels', async () => {
    const { user } = await openSite(NOWHERE, { as: 'free', prepare: withLink('/account-settings#password') })
    expect(labels(await openMenu(user, /^Account: /))).toEqual(expect.arrayContaining(['Our link', 'Account settings']))
  })

  it('offers no themes where users may not change them', async () => {
    const { user } = await openSite(NOWHERE, { prepare: ({ db }) => void (db.settings.themes = { default_id: 1 }) })
    expect(labels(await openMenu(user, 'Menu'))).toEqual(['Sign in', 'Register', 'Latviešu', 'English'])
  })

  it('offers no themes where all are of one kind', async () => {
    const prepare = ({ db }: World) => void (db.themes = db.themes.filter(({ is_dark }) => !is_dark))
    const { user } = await openSite(NOWHERE, { prepare })
    expect(labels(await openMenu(user, 'Menu'))).toEqual(['Sign in', 'Register', 'Latviešu', 'English'])
  })

  it('offers all themes by name where the site has more than a light and a dark one', async () => {
    const prepare = ({ db }: World) => {
      const [light] = db.themes
      if (light) db.themes = [...db.themes, { ...light, id: 7, name: 'Pļava', default_light: false }]
    }
    const { user } = await openSite(NOWHERE, { prepare })
    expect(labels(await openMenu(user, 'Menu')).slice(-4)).toEqual([
      'Linu rīts',
      'Pļava',
      'Tintes nakts',
      'Same as device',
    ])
    await user.click(screen.getByRole('menuitemradio', { name: 'Pļava' }))
    expect(page).toHaveAttribute('data-theme-id', '7')
    await openMenu(user, 'Menu')
    expect(screen.getByRole('menuitemradio', { name: 'Pļava' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Linu rīts' })).not.toBeChecked()
  })

  it('offers no languages where the site has translation switched off', async () => {
    const { user } = await openSite(NOWHERE, {
      prepare: ({ db }) => void (db.settings.i18n = { default_localization: 'en' }),
    })
    expect(labels(await openMenu(user, 'Menu'))).toEqual(['Sign in', 'Register', 'Light', 'Dark', 'Same as device'])
  })

  it('offers the languages of the site, each by its own name', async () => {
    const prepare = ({ db }: World) => void db.localizations.insert({ id: 3, name: 'Eesti', language: 'et', lines: {} })
    const { user } = await openSite(NOWHERE, { as: 'free', prepare })
    await openMenu(user, 'Account: Anna Bērziņa')
    expect(within(await screen.findByRole('menuitemradio', { name: 'Eesti' })).getByText('Eesti')).toHaveAttribute(
      'lang',
      'et',
    )
    expect(screen.getByRole('menuitemradio', { name: 'Latviešu' })).toBeVisible()
  })

  it("offers the client's languages when the site's cannot be fetched", async () => {
    const { user } = await openSite(NOWHERE, {
      prepare: ({ faults }) => faults.set([{ kind: 'status', status: 403, endpoint: 'valueLists.show' }]),
    })
    expect(labels(await openMenu(user, 'Menu'))).toEqual([
      'Sign in',
      'Register',
      'Latviešu',
      'English',
      'Light',
      'Dark',
      'Same as device',
    ])
  })

  it("links to other sites from the site's menu", async () => {
    const pressed: HTMLAnchorElement[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
      pressed.push(this)
    })
    const link = { type: 'link', label: 'Help', action: 'https://palidziba.test/', target: '_blank' }
    const help: MenuItem = { ...link, roles: [], permissions: [], settings: {} }
    const menu: Menu = { id: 'account', name: 'Account', positions: ['auth-dropdown'], items: [help] }
    const prepare = ({ db }: World) => void (db.settings.menus = [menu])
    const { user } = await openSite(NOWHERE, { as: 'free', prepare })
    await openMenu(user, 'Account: Anna Bērziņa')
    await user.click(screen.getByRole('menuitem', { name: 'Help' }))
    expect(pressed).toHaveLength(1)
    expect(pressed[0]).toMatchObject({ href: 'https://palidziba.test/', target: '_blank', rel: 'noopener noreferrer' })
  })
})

describe('language entries', () => {
  it('change the language of everything on the screen without a reload', async () => {
    const { user } = await openSite(NOWHERE)
    await choose(user, 'Latviešu')
    expect(await screen.findByRole('heading', { level: 1, name: /durvis uz lielo neko/ })).toBeVisible()
    expect(page).toHaveAttribute('lang', 'lv')
    expect(document.title).toBe('Lapa nav atrasta - Dziesma')
    await openMenu(user, 'Izvēlne')
    expect(screen.getByRole('menuitemradio', { name: 'Latviešu' })).toBeChecked()
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }))
    expect(await screen.findByRole('heading', { level: 1, name: /doorway to the great nothing/ })).toBeVisible()
  })

  it('keeps the language when the server refuses the change', async () => {
    const { user, world } = await openSite(NOWHERE)
    world.faults.set([{ kind: 'network', endpoint: 'users.setLocale' }])
    await choose(user, 'Latviešu')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There was an issue. Please try again.'))
    expect(page).toHaveAttribute('lang', 'en')
  })
})

describe('theme entries', () => {
  it('switch the theme immediately and remember it', async () => {
    const { user } = await openSite(NOWHERE)
    expect(page).not.toHaveClass('dark')
    const light = page.style.getPropertyValue('--be-background')
    await choose(user, 'Dark')
    expect(page).toHaveClass('dark')
    expect(page.style.getPropertyValue('--be-background')).not.toBe(light)
    expect(document.cookie).toContain('be-active-theme=')
    await openMenu(user, 'Menu')
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  })

  it('follow the device', async () => {
    const { user } = await openSite(NOWHERE)
    await choose(user, 'Dark')
    await choose(user, 'Same as device')
    expect(page).not.toHaveClass('dark')
    await openMenu(user, 'Menu')
    expect(screen.getByRole('menuitemradio', { name: 'Same as device' })).toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked()
  })
})
