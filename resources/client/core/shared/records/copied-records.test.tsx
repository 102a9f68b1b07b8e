import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openSite } from '@tests/site'

describe('duplicating a record', () => {
  it('opens a form with the values of a plan, and sends nothing before it is created', async () => {
    const { user, world } = await openSite('/admin/plans/1', { as: 'admin' })
    const plan = () => world.db.products.get(1)
    const count = world.db.products.all().length
    await user.click(await screen.findByRole('link', { name: 'Duplicate' }))
    const name = `${plan()?.name} (copy)`
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(name))
    expect(world.db.products.all()).toHaveLength(count)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByRole('heading', { level: 1, name })
    const copy = world.db.products.all().find((each) => each.name === name)
    const pricesOf = (each: typeof copy) =>
      each?.prices.map(({ amount, currency, interval }) => [amount, currency, interval])
    expect(pricesOf(copy)).toEqual(pricesOf(plan()))
    const ids = plan()?.prices.map(({ id }) => id) ?? []
    expect(copy?.prices.some(({ id }) => ids.includes(id))).toBe(false)
  })

  it('derives another slug for the copy of a page', async () => {
    const { world } = await openSite('/admin/custom-pages/new?copy=1', { as: 'admin' })
    const title = `${world.db.customPages.get(1)?.title} (copy)`
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(title)
    expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveDisplayValue(/-copy$/)
  })

  it('copies the permissions of a role, but not whom it is assigned to', async () => {
    const { user, world } = await openSite('/admin/roles', { as: 'admin' })
    const role = world.db.roles.all().find(({ guests }) => !guests)
    await user.click(await screen.findByRole('button', { name: `Actions for “${role?.name}”` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await user.click(await screen.findByRole('button', { name: 'Create' }))
    const name = `${role?.name} (copy)`
    await screen.findByRole('heading', { level: 1, name })
    const copy = world.db.roles.all().find((each) => each.name === name)
    expect(copy?.permissions.map((each) => each.name)).toEqual(role?.permissions.map((each) => each.name))
    expect(copy?.default).toBe(false)
  })
})
