import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { roles } from '@mock/scenarios/roles'
import type { World } from '@mock/world'
import { openSite } from '@tests/site'

/** Refuses an endpoint once. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
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

  it('says that an export is mailed', async () => {
    const { user } = await openSite('/admin/roles', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Export everything (CSV)' }))
    expect(await screen.findByText("We're preparing the file and will email it to you.")).toBeVisible()
  })
})
