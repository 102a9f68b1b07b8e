import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personas } from '@mock/scenarios/personas'
import { roles } from '@mock/scenarios/roles'
import type { World } from '@mock/world'
import { openSite } from '@tests/site'

/** Makes an endpoint fail. */
const refusing = (endpoint: string, status = 403) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status, endpoint, body: { message: `No ${endpoint}.` } }]),
})
const roleEditor = `/admin/roles/${roles.artists.id}`

describe('a refused write of the admin area', () => {
  it.each([
    ['managedUsers.exportCsv', '/admin/users'],
    ['roles.exportCsv', '/admin/roles'],
  ])('shows the message of %s', async (endpoint, path) => {
    const { user } = await openSite(path, refusing(endpoint))
    await user.click(await screen.findByRole('button', { name: 'Export everything (CSV)' }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
  })

  it('shows why a user was not added to a role', async () => {
    const { user } = await openSite(roleEditor, refusing('roles.addUsers'))
    await user.type(await screen.findByRole('combobox', { name: 'Add a user' }), 'Anna Bērziņa')
    await user.click(await screen.findByRole('option', { name: /Anna Bērziņa/ }))
    expect(await screen.findByText('No roles.addUsers.')).toBeVisible()
  })

  it('keeps a user in a role that could not be removed', async () => {
    const { user, world } = await openSite(roleEditor, refusing('roles.removeUsers'))
    await user.click(await screen.findByRole('button', { name: 'Remove Raimonds Ozols' }))
    expect(await screen.findByText('No roles.removeUsers.')).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Remove Raimonds Ozols' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Raimonds Ozols' })).toBeNull())
  })

  it.each([
    [403, 'roles.create', '/admin/roles/new'],
    [500, 'roles.create', '/admin/roles/new'],
    [403, 'roles.update', roleEditor],
    [500, 'roles.update', roleEditor],
  ])('keeps what was typed after a %i from %s', async (status, endpoint, path) => {
    const { user, world } = await openSite(path, refusing(endpoint, status))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await screen.findByRole('searchbox', { name: 'Search permissions' })
    await user.type(name, 'Redaktori')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    // An unexpected error has a trace, which administrators see in a dialog.
    if (status === 500) await user.keyboard('{Escape}')
    expect(name).toHaveDisplayValue(/Redaktori$/)
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: /^(Create|Save)$/ }))
    await waitFor(() => expect(world.db.roles.all().some((role) => role.name.endsWith('Redaktori'))).toBe(true))
  })

  it('keeps the question open after a role could not be deleted', async () => {
    const { user, world } = await openSite('/admin/roles', refusing('roles.remove'))
    await user.click(await screen.findByRole('checkbox', { name: 'Select artists' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('Could not delete records: No roles.remove.')).toBeVisible()
    world.faults.set([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(world.db.roles.get(roles.artists.id)).toBeUndefined())
  })

  it('keeps the reason of a suspension that failed', async () => {
    const { user, world } = await openSite(`/admin/users/${personas.artist.id}`, refusing('accounts.ban'))
    await user.click(await screen.findByRole('button', { name: 'Suspend' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Suspend/ }))
    await user.click(dialog.getByRole('checkbox', { name: 'Permanently' }))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Surogātpasts')
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    expect(await screen.findByText('No accounts.ban.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Surogātpasts')
    expect(world.db.users.get(personas.artist.id)?.bans).toEqual([])
  })

  it('shows that a suspension could not be lifted', async () => {
    const { user } = await openSite(`/admin/users/${personas.banned.id}`, refusing('accounts.unban'))
    await user.click(await screen.findByRole('button', { name: 'Lift the suspension' }))
    expect(await screen.findByText('No accounts.unban.')).toBeVisible()
  })

  it('says that an export is mailed', async () => {
    const { user } = await openSite('/admin/roles', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Export everything (CSV)' }))
    expect(await screen.findByText("We're preparing the file and will email it to you.")).toBeVisible()
  })
})
