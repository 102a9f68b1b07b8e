import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { releaseNames } from '@mock/state/parts/release'
import { personas } from '@mock/state/seeds/personas'
import { openSite } from '@tests/site'

const { banned, unverified, admin } = personas

const select = async (site: Awaited<ReturnType<typeof openSite>>, ...people: { name: readonly string[] }[]) => {
  for (const { name } of people)
    await site.user.click(await screen.findByRole('checkbox', { name: `Select ${name.join(' ')}` }))
  return within(screen.getByRole('toolbar', { name: 'Selected rows' }))
}

const confirm = async (site: Awaited<ReturnType<typeof openSite>>, name: string) =>
  site.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('actions on selected users', () => {
  it.each(releaseNames)('suspends, and lifts suspensions, in release %s', async (release) => {
    const site = await openSite('/admin/users?perPage=100', { as: 'admin', release })
    const { user, world } = site
    const bar = await select(site, banned, unverified)
    await user.click(bar.getByRole('button', { name: 'Lift the suspension' }))
    await confirm(site, 'Lift the suspension')
    await waitFor(() => expect(world.db.users.get(banned.id)?.bans ?? []).toEqual([]))
    const again = await select(site, unverified)
    await user.click(again.getByRole('button', { name: 'Suspend' }))
    await confirm(site, 'Suspend')
    expect(await screen.findByText('Suspended 1 user')).toBeVisible()
    expect(world.db.users.get(unverified.id)?.bans).toHaveLength(1)
  })

  it('marks addresses as verified, and offers only what applies to the selection', async () => {
    const site = await openSite('/admin/users?perPage=100', { as: 'admin' })
    const bar = await select(site, admin)
    expect(bar.queryByRole('button', { name: /Suspend|suspension|verified/ })).toBeNull()
    await select(site, unverified)
    await site.user.click(bar.getByRole('button', { name: 'Mark as verified' }))
    await confirm(site, 'Mark as verified')
    expect(await screen.findByText('Marked 1 email address as verified')).toBeVisible()
    expect(site.world.db.users.get(unverified.id)?.email_verified_at).toBeTruthy()
  })

  it('adds users to a role beside their others, and leaves out those who have it', async () => {
    const role = { id: 30, name: 'Redaktori', permissions: [] }
    const site = await openSite('/admin/users?perPage=100', {
      as: 'admin',
      prepare: ({ db }) => {
        db.roles.insert(role)
        db.users.update(banned.id, { roles: [role] })
      },
    })
    const { user, world } = site
    const before = world.db.users.get(unverified.id)?.roles.map(({ id }) => id) ?? []
    const bar = await select(site, banned, unverified)
    await user.click(bar.getByRole('button', { name: 'Add to role' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 users to a role' }))
    expect(dialog.getByRole('button', { name: 'Add to role' })).toBeDisabled()
    await user.click(await dialog.findByRole('combobox', { name: 'Role' }))
    await user.click(await screen.findByRole('option', { name: 'Redaktori' }))
    expect(dialog.getByText('Already have this role: 1')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add to role' }))
    expect(await screen.findByText('Added 1 user to “Redaktori”')).toBeVisible()
    expect(world.db.users.get(unverified.id)?.roles.map(({ id }) => id)).toEqual([...before, role.id])
    expect(world.db.users.get(banned.id)?.roles.map(({ id }) => id)).toEqual([role.id])
  })

  it('applies to users of several searches, without those deleted meanwhile', async () => {
    const site = await openSite('/admin/users?perPage=100', { as: 'admin' })
    const { user, world } = site
    await select(site, banned, unverified)
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), unverified.email)
    expect(await screen.findByText('2 selected, 1 not on this page')).toBeVisible()
    await user.click(screen.getByRole('button', { name: `Actions for “${unverified.name.join(' ')}”` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await confirm(site, 'Delete')
    expect(await screen.findByText('1 selected, 1 not on this page')).toBeVisible()
    expect(world.db.users.get(unverified.id)).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Lift the suspension' }))
    await confirm(site, 'Lift the suspension')
    await waitFor(() => expect(world.db.users.get(banned.id)?.bans ?? []).toEqual([]))
    expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull()
  })
})

it('verifies an address by the switch of its row, and takes that back', async () => {
  const { user, world } = await openSite('/admin/users?perPage=100', { as: 'admin' })
  const name = unverified.name.join(' ')
  const isVerified = () => Boolean(world.db.users.get(unverified.id)?.email_verified_at)
  const before = world.db.users.get(unverified.id)
  await user.click(await screen.findByRole('switch', { name: `Email verified: ${name}` }))
  await waitFor(() => expect(isVerified()).toBe(true))
  expect(world.db.users.get(unverified.id)).toMatchObject({ email: before?.email, roles: before?.roles })
  await user.click(screen.getByRole('switch', { name: `Email verified: ${name}` }))
  await waitFor(() => expect(isVerified()).toBe(false))
})
