import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'
import { chooseOption } from '@tests/choose-option'
import { openSite } from '@tests/site'

describe('the role editor', () => {
  it('creates a role with a permission and a limit', async () => {
    const { user, world } = await openSite('/admin/roles/new', { as: 'admin' })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Redaktori')
    await user.type(await screen.findByRole('searchbox', { name: 'Search permissions' }), 'family.add')
    await user.click(screen.getByRole('checkbox', { name: 'Add' }))
    await user.type(screen.getByRole('textbox', { name: 'Family profiles' }), '2')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Redaktori' })).toBeVisible()
    expect(world.db.roles.all().at(-1)).toMatchObject({
      name: 'Redaktori',
      permissions: [{ name: 'family.add', restrictions: [{ name: 'count', value: 2 }] }],
    })
  })

  it('keeps every permission when only the name changes', async () => {
    const { user, world } = await openSite(`/admin/roles/${roles.artists.id}`, { as: 'admin' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await screen.findByText('5 permissions granted')
    await user.type(name, ' un grupas')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.roles.get(roles.artists.id)?.name).toBe('artists un grupas'))
    expect(world.db.roles.get(roles.artists.id)?.permissions.map((one) => one.name)).toEqual(
      roles.artists.permissions.map((one) => one.name),
    )
  })

  it('adds a user by name and removes another', async () => {
    const { user, world } = await openSite(`/admin/roles/${roles.artists.id}`, { as: 'admin' })
    await chooseOption(user, await screen.findByRole('combobox', { name: 'Add a user' }), 'Anna Bērziņa')
    const hasRole = (id: number) => world.db.users.get(id)?.roles.some((role) => role.id === roles.artists.id)
    await waitFor(() => expect(hasRole(personas.free.id)).toBe(true))
    const members = await screen.findByRole('list', { name: 'Users with this role' })
    await user.click(within(members).getByRole('button', { name: 'Remove Raimonds Ozols' }))
    await waitFor(() => expect(hasRole(personas.artist.id)).toBe(false))
    await waitFor(() => expect(within(members).getAllByRole('button')[0]).toHaveFocus())
  })

  it.each([true, false])('offers roles for workspaces only where the site has them: %s', async (integrated) => {
    const { user } = await openSite('/admin/roles/new', {
      as: 'admin',
      prepare: ({ db }) => void (db.settings.workspaces = { integrated }),
    })
    await user.click(await screen.findByRole('combobox', { name: 'Applies to' }))
    expect(await screen.findByRole('option', { name: 'The whole site' })).toBeVisible()
    expect(screen.queryAllByRole('option', { name: 'A workspace' })).toHaveLength(integrated ? 1 : 0)
  })

  it('names the values of both versions if someone else has saved the role meanwhile', async () => {
    const { id } = roles.artists
    const { user, world } = await openSite(`/admin/roles/${id}`, {
      as: 'admin',
      prepare: ({ db }) => {
        db.settings.workspaces = { integrated: true }
        db.roles.update(id, { updated_at: '2026-01-01T00:00:00.000000Z' })
      },
    })
    await user.click(await screen.findByRole('combobox', { name: 'Applies to' }))
    await user.click(await screen.findByRole('option', { name: 'A workspace' }))
    world.db.roles.update(id, { updated_at: '2030-01-01T00:00:00.000000Z' })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Overwrite newer changes?' }))
    const versions = within(dialog.getByRole('region', { name: 'Applies to' })).getAllByRole('definition')
    expect(versions.map(({ textContent }) => textContent)).toEqual(['A workspace', 'The whole site'])
  })

  it('deletes several roles one by one', async () => {
    const { user, world } = await openSite('/admin/roles', { as: 'admin' })
    await user.click(await screen.findByRole('checkbox', { name: 'Select children' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select artists' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.roles.get(roles.artists.id)).toBeUndefined())
    expect(world.db.roles.get(roles.children.id)).toBeUndefined()
  })
})

it('translates the names of limits that the server sends', async () => {
  await openSite('/admin/roles/6', { as: 'admin', language: 'lv' })
  expect(await screen.findByRole('textbox', { name: 'Audio minūtes' })).toBeVisible()
})
