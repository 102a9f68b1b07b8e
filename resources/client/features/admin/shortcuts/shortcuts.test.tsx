import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { setShortcutsEnabled } from '@/core/shared/shortcuts/page-shortcuts'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import { openSite } from '@tests/site'

// Compiling the chunk for the first time can exceed a test's timeout.
beforeAll(() => import('./admin-shortcuts'))

afterEach(() => setShortcutsEnabled(true))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const names = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent ?? '')

type User = Awaited<ReturnType<typeof openSite>>['user']

/** Waits until the keys work, whose code loads after the first screen, and focuses the page. */
async function reachKeys(user: User): Promise<void> {
  await waitFor(async () => {
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
  })
  screen.getByRole('main').focus()
}

describe('the keys of the admin area', () => {
  it('search, walk through the rows, open one, and leaf through the records', async () => {
    const { user } = await openSite('/admin/users?orderBy=email&orderDir=asc', { as: 'admin' })
    const [first = '', second = ''] = await names()
    await reachKeys(user)
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: first })).toHaveFocus()
    await user.keyboard('j')
    expect(screen.getByRole('link', { name: second })).toHaveFocus()
    await user.keyboard('k')
    await user.keyboard('e')
    await heading(first)
    await screen.findByRole('link', { name: 'Next record' })
    await user.keyboard('j')
    await heading(second)
    await screen.findByRole('link', { name: 'Previous record' })
    await user.keyboard('k')
    await heading(first)
    await screen.findByRole('textbox', { name: 'First name' })
    await user.keyboard('e')
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus()
    await user.keyboard('k')
    await heading(first)
  })

  it('start a new record, and show their list, which switches them off', async () => {
    const { user } = await openSite('/admin/users', { as: 'admin' })
    await names()
    await reachKeys(user)
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(sheet.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Ctrl K',
      'Ctrl S',
      '/',
      'j',
      'k',
      'e',
      'c',
      '?',
    ])
    await user.click(sheet.getByRole('switch', { name: /^Single-key shortcuts/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByRole('main').focus()
    await user.keyboard('c')
    await heading('Users')
    setShortcutsEnabled(true)
    await user.keyboard('c')
    await heading('New user')
  })
})

describe('the command palette', () => {
  const openPalette = async (user: User) => {
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('searchbox', { name: 'Search or run a command' })
    await waitFor(() => expect(field).toHaveFocus())
  }

  it('lists the records opened last, and the actions on the one found', async () => {
    const { user } = await openSite(`/admin/users/${personas.free.id}`, { as: 'admin' })
    await heading('Anna Bērziņa')
    await openPalette(user)
    const recent = within(await screen.findByRole('group', { name: 'Recently opened' }))
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Anna Bērziņa'])
    await user.paste('raimonds ozols')
    expect(screen.queryByRole('group', { name: 'Recently opened' })).toBeNull()
    await user.click(await screen.findByRole('option', { name: 'Suspend' }))
    expect(await screen.findByRole('dialog', { name: 'Suspend Raimonds Ozols' })).toBeVisible()
  })

  it('offers no record that the user may not open any more', async () => {
    localStorage.setItem(
      `dziesma:profile:${personas.free.id}:admin.recent`,
      JSON.stringify([{ resource: 'users', id: 1, name: 'Anna' }]),
    )
    const { user } = await openSite('/admin', {
      as: 'free',
      prepare: ({ db }) =>
        void db.roles.update(roles.users.id, { permissions: [{ name: 'admin.access', restrictions: [] }] }),
    })
    await heading('Administration')
    await openPalette(user)
    expect(await screen.findByRole('option', { name: 'Open the site' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Recently opened' })).toBeNull()
  })
})
