import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

const expectHeading = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') ?? document.body

/** Gives the free user a role with these permissions. */
const grant = (...names: string[]) => ({
  as: 'free' as const,
  prepare: ({ db }: World) => {
    db.roles.update(roles.users.id, { permissions: names.map((name) => ({ name, restrictions: [] })) })
  },
})

describe('the admin area', () => {
  it('shows the sections and what needs attention', async () => {
    await openSite('/admin', { as: 'admin' })
    await expectHeading('Administration')
    const menu = screen.getByRole('navigation', { name: 'Administration' })
    expect(within(menu).getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users')
    const alerts = await screen.findByRole('region', { name: 'Needs attention' })
    expect(await within(alerts).findByText('php artisan schedule:run')).toBeVisible()
  })

  it('reads the alerts of release C at their own path', async () => {
    await openSite('/admin', { as: 'admin', release: 'C' })
    expect(await screen.findByText('The scheduler is not running')).toBeVisible()
  })

  it('renders an alert’s markup without its scripts', async () => {
    await openSite('/admin', {
      as: 'admin',
      prepare: ({ db }) =>
        void db.setupAlerts.update(1, {
          description: '<img src=x onerror="alert(1)"><script>alert(2)</script><b>Low</b>',
        }),
    })
    expect(await screen.findByText('Low')).toBeVisible()
    expect(document.querySelector('main script, main [onerror]')).toBeNull()
  })

  it('shows the site’s own menu, without sections that do not exist', async () => {
    const entry = (label: string, action: string) => ({ id: label, label, action, type: 'route' as const })
    await openSite('/admin', {
      as: 'admin',
      prepare: ({ db }) => {
        db.settings.menus = [
          {
            id: 1,
            name: 'Admin',
            positions: ['admin-sidebar'],
            items: [entry('People', '/admin/users'), entry('Nothing', '/admin/nothing'), entry('Site', '/')],
          },
        ] as never
      },
    })
    const menu = await screen.findByRole('navigation', { name: 'Administration' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['People', 'Site'])
  })

  it.each([
    ['billing', ['Plans', 'Subscriptions', 'New plan', 'New subscription']],
    ['i18n', ['Languages', 'New language']],
    ['custom_domains', ['Custom domains', 'New domain']],
  ] as const)('offers the sections of %s in the menu and the palette only while it is on', async (part, names) => {
    const { user, world } = await openSite('/admin', { as: 'admin' })
    await expectHeading('Administration')
    const offeredSections = async () => {
      const menu = within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link')
      await user.click(screen.getByRole('button', { name: /Search or run a command/ }))
      const palette = within(await screen.findByRole('dialog'))
      expect(await palette.findByRole('option', { name: 'New user' })).toBeVisible()
      const options = palette.getAllByRole('option')
      await user.keyboard('{Escape}')
      return [...menu, ...options].map(({ textContent }) => textContent)
    }
    expect(await offeredSections()).toEqual(expect.arrayContaining([...names]))
    world.db.settings[part] = {}
    await refreshBootstrap()
    const left = await offeredSections()
    expect(names.filter((name) => left.includes(name))).toEqual([])
  })

  it.each([
    ['billing', 'plans', 'Plans'],
    ['billing', 'subscriptions/1', 'Subscriptions'],
    ['i18n', 'localizations', 'Languages'],
    ['custom_domains', 'domains', 'Custom domains'],
  ] as const)('says that %s is switched off at /admin/%s', async (part, path, name) => {
    const sent = vi.spyOn(window, 'fetch')
    await openSite(`/admin/${path}`, { as: 'admin', prepare: ({ db }) => void delete db.settings[part] })
    await expectHeading(`The section “${name}” is switched off on this site`)
    expect(sent.mock.calls.map(([input, init]) => new Request(input, init).url)).not.toContainEqual(
      expect.stringMatching(/billing|domain|localizations/),
    )
  })

  it('offers a limited user only what their permissions allow', async () => {
    await openSite('/admin/users', grant('admin.access', 'users.view'))
    await expectHeading('Users')
    expect(screen.queryByRole('link', { name: 'Roles' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'New user' })).toBeNull()
    await screen.findByRole('link', { name: 'Ilze Kalniņa' })
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  })

  it('hides itself from users without admin.access', async () => {
    await openSite('/admin', { as: 'subscriber' })
    await expectHeading("Looks like you've found the doorway to the great nothing")
  })
})

describe('the command palette', () => {
  // user-event dispatches `change` when typed-in text loses the focus; here that happens while React commits.
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

  it('opens a section, a new record and an existing one by keyboard', async () => {
    const { user } = await openSite('/admin', { as: 'admin' })
    await expectHeading('Administration')
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('searchbox', { name: 'Search or run a command' })
    await waitFor(() => expect(field).toHaveFocus())
    type(field, 'roles')
    await screen.findByRole('option', { name: 'Roles' })
    await user.keyboard('{ArrowDown}{Enter}')
    await expectHeading('Roles')

    await user.keyboard('{Control>}k{/Control}')
    type(await screen.findByRole('searchbox', { name: 'Search or run a command' }), 'anna bērziņa')
    expect(await screen.findByRole('option', { name: /Anna Bērziņa/ })).toBeVisible()
    await user.keyboard('{ArrowDown}{Enter}')
    await expectHeading('Anna Bērziņa')
  })

  it('runs the first command on Enter after text was pasted', async () => {
    const { user } = await openSite('/admin', { as: 'admin' })
    await expectHeading('Administration')
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search or run a command' })).toHaveFocus())
    await user.paste('roles')
    await screen.findByRole('option', { name: 'Roles' })
    await user.keyboard('{Enter}')
    await expectHeading('Roles')
  })

  it('hides earlier results that no longer match while it searches', async () => {
    const { user } = await openSite('/admin', { as: 'admin' })
    await expectHeading('Administration')
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('searchbox', { name: 'Search or run a command' })
    type(field, 'anna berzina')
    expect(await screen.findByRole('option', { name: /Anna Bērziņa/ })).toBeVisible()
    type(field, 'anna berzinb')
    expect(screen.queryByRole('option', { name: /Anna/ })).not.toBeInTheDocument()
    expect(screen.getByText('Searching…')).toBeVisible()
    expect(await screen.findByText('Nothing found')).toBeVisible()
  })

  it('focuses its field after a click by a screen reader, too', async () => {
    const { user } = await openSite('/admin', { as: 'admin' })
    const open = () => screen.findByRole('button', { name: /^Search or run a command/ })
    const field = () => screen.findByRole('searchbox', { name: 'Search or run a command' })
    await user.click(await open())
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.keyboard('{Escape}')
    fireEvent.click(await open())
    await waitFor(async () => expect(await field()).toHaveFocus())
  })
})

describe('the list of users', () => {
  it('searches, deletes a user, and refuses to delete an administrator', async () => {
    const { user, world } = await openSite('/admin/users?query=dziesma.test', { as: 'admin' })
    await user.click(within(await row('Sanita Egle')).getByRole('button', { name: 'Actions for “Sanita Egle”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.users.get(personas.invited.id)).toBeUndefined())
    await user.click(within(await row('Ilze Kalniņa')).getByRole('button', { name: 'Actions for “Ilze Kalniņa”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/Could not delete currently logged in user|can not be deleted/)).toBeVisible()
  })

  it('downloads the export', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await openSite('/admin/users', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Export (CSV)' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Everything, as the server exports it' }))
    await waitFor(() =>
      expect(click.mock.contexts.map((link) => String(link))).toContain('http://dziesma.test/csv/download/1'),
    )
  })
})
