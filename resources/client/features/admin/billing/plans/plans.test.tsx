import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { PLANS } from '@mock/state/seeds/products'
import type { World } from '@mock/state/world'
import { openSite } from '@tests/site'

/** Makes an endpoint refuse. */
const refusing = (endpoint: string) => ({
  as: 'admin' as const,
  prepare: ({ faults }: World) =>
    faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }]),
})
const editorOf = (id: number) => `/admin/plans/${id}`

/** Ids of the plans in their order on the site. */
const orderOf = ({ db }: World): number[] =>
  db.products
    .all()
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => id)

/** A plan's row without the date of its last change; ids of permissions are sent back, but not seeded. */
function rowOf({ db }: World, id: number) {
  const { updated_at, permissions = [], ...row } = db.products.get(id) ?? {}
  return { ...row, permissions: permissions.map(({ name, restrictions }) => ({ name, restrictions })) }
}

/** Gives the plan a value in every field, so that a lost value is noticed. */
function describeFully({ db }: World): void {
  const [first] = db.products.get(PLANS.bigFamily)?.prices ?? []
  const yen = first && { ...first, id: 399, amount: 4800, currency: 'JPY', interval: 'week' as const, default: false }
  db.products.update(PLANS.bigFamily, {
    hidden: true,
    recommended: true,
    available_space: 5 * 1024 ** 3,
    ...(first && yen && { prices: [first, yen] }),
  })
}

describe('the plan editor', () => {
  it('keeps the rest of a plan when only its name changes', async () => {
    const { user, world } = await openSite(editorOf(PLANS.bigFamily), { as: 'admin', prepare: describeFully })
    const before = rowOf(world, PLANS.bigFamily)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.products.get(PLANS.bigFamily)?.name).toBe('Lielā ģimene 2'))
    expect(rowOf(world, PLANS.bigFamily)).toEqual({ ...before, name: 'Lielā ģimene 2' })
  })

  it.each([
    { unit: 'yen', currency: 'JPY', typed: '1480.5', message: 'Enter a whole number', fits: '1481', amount: 1481 },
    { unit: 'cents', currency: 'EUR', typed: '5.999', message: 'Enter at most 2 decimal places', fits: '6', amount: 6 },
    {
      unit: 'fils',
      currency: 'KWD',
      typed: '1.2555',
      message: 'Enter at most 3 decimal places',
      fits: '1.256',
      amount: 1.256,
    },
  ])('refuses an amount below one $unit', async ({ currency, typed, message, fits, amount }) => {
    const { user, world } = await openSite(editorOf(PLANS.listener), {
      as: 'admin',
      prepare: ({ db }) => {
        const [first] = db.products.get(PLANS.listener)?.prices ?? []
        if (first) db.products.update(PLANS.listener, { prices: [{ ...first, amount: 4, currency }] })
      },
    })
    const field = await screen.findByRole('textbox', { name: 'Amount' })
    await user.clear(field)
    await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(message))
    expect(world.db.products.get(PLANS.listener)?.prices).toMatchObject([{ amount: 4 }])
    await user.clear(field)
    await user.type(field, fits)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.products.get(PLANS.listener)?.prices).toMatchObject([{ amount }]))
  })

  it('says which prices have subscriptions and cannot be deleted, and shows markup as text', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const { user, world } = await openSite(editorOf(PLANS.listener), {
      as: 'admin',
      prepare: ({ db }) =>
        void db.products.update(PLANS.listener, { name: markup, description: markup, feature_list: [markup] }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: markup })).toBeVisible()
    const features = within(await screen.findByRole('grid', { name: 'Features' }))
    expect(features.getByDisplayValue(markup)).toBeVisible()
    expect(document.querySelector('img[src=x]')).toBeNull()
    expect(screen.getByRole('button', { name: 'Delete price 1' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Delete price 1' })).toHaveAccessibleDescription(
      /^\d subscriptions have this price, so it can't be deleted.$/,
    )
    await user.click(screen.getByRole('button', { name: 'Delete price 2' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: `Remove ${markup}` }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.products.get(PLANS.listener)?.feature_list).toEqual([]))
    expect(world.db.products.get(PLANS.listener)?.prices).toMatchObject([{ id: 101 }])
  })

  it('edits features in place, keeps their order, and leaves out an emptied one', async () => {
    const { user, world } = await openSite(editorOf(PLANS.listener), {
      as: 'admin',
      prepare: ({ db }) => void db.products.update(PLANS.listener, { feature_list: ['Aijā', 'Bez reklāmām', 'Cits'] }),
    })
    const [first, second, third] = await screen.findAllByRole('textbox', { name: /^Feature \d/ })
    await user.click(first ?? document.body)
    // Letters that begin other rows, and arrows and Home, which would move between rows and controls.
    await user.keyboard('{ArrowLeft}bc {Home}{ArrowRight}{Backspace}B')
    expect(first).toHaveValue('Bijbc ā')
    expect(first).toHaveFocus()
    await user.keyboard('{Tab}')
    expect(screen.getByRole('button', { name: 'Remove Bijbc ā' })).toHaveFocus()
    await user.clear(second ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Move “Cits”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    expect(third).toHaveAccessibleName('Feature 1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(world.db.products.get(PLANS.listener)?.feature_list).toEqual(['Cits', 'Bijbc ā']))
  })

  it('shows which fields a new plan is missing, and creates it with a trial', async () => {
    const { user, world } = await openSite('/admin/plans/new', { as: 'admin' })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Vasara')
    await user.click(screen.getByRole('button', { name: 'Add price' }))
    await user.click(screen.getByRole('checkbox', { name: 'Offer a trial' }))
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('The amount field is required.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '5.5')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('A trial lasts at least 1 day.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Trial length (days)' }), '7')
    await user.tab()
    expect(screen.getByText('€5.50 every month')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Vasara' })).toBeVisible()
    expect(world.db.products.all().at(-1)).toMatchObject({
      name: 'Vasara',
      trial: { amount: 0, days: 7 },
      prices: [{ amount: 5.5, currency: 'EUR', interval: 'month', interval_count: 1 }],
    })
  })

  it.each([
    ['managedProducts.create', '/admin/plans/new'],
    ['managedProducts.update', editorOf(PLANS.weekend)],
  ])('keeps what was typed when the permission for %s is revoked', async (endpoint, path) => {
    const { user, world } = await openSite(path, { as: 'admin' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Vasara')
    world.faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }])
    await user.click(screen.getByRole('button', { name: /^(Create|Save)$/ }))
    expect(await screen.findByText(`No ${endpoint}.`)).toBeVisible()
    expect(name).toHaveValue('Vasara')
  })
})

describe('the list of plans', () => {
  it('deletes plans one at a time, and keeps the one with subscriptions', async () => {
    const { user, world } = await openSite('/admin/plans', { as: 'admin' })
    for (const name of ['Nedēļas nogale', 'Klausītājs'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select .*${name}`) }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Could not delete plan, because it has active subscriptions.')).toBeVisible()
    expect(world.db.products.get(PLANS.listener)).toBeDefined()
  })

  it.each([
    ['managedProducts.remove', 'Delete'],
    ['managedProducts.sync', 'Sync with payment gateways'],
  ])('shows the message of %s', async (endpoint, button) => {
    const { user } = await openSite('/admin/plans', refusing(endpoint))
    await user.click(await screen.findByRole('checkbox', { name: /^Select .*Nedēļas nogale/ }))
    await user.click(screen.getByRole('button', { name: button }))
    if (button === 'Delete')
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(new RegExp(`No ${endpoint}.`))).toBeVisible()
  })

  it('syncs the prices with the payment gateways', async () => {
    const prepare = ({ db }: World) => {
      const prices = db.products.get(PLANS.weekend)?.prices ?? []
      db.products.update(PLANS.weekend, {
        prices: prices.map((price) => ({ ...price, stripe_id: null, paypal_id: null })),
      })
    }
    const { user, world } = await openSite('/admin/plans', { as: 'admin', prepare })
    await user.click(await screen.findByRole('button', { name: 'Sync with payment gateways' }))
    expect(await screen.findByText('Plans synced with the payment gateways')).toBeVisible()
    expect(world.db.products.get(PLANS.weekend)?.prices).toMatchObject([{ stripe_id: 'price_501', paypal_id: 'P-501' }])
  })

  it('moves a plan to the top, and restores the order when the server refuses', async () => {
    const { user, world } = await openSite('/admin/plans', { as: 'admin' })
    const before = rowOf(world, PLANS.family)
    const order = orderOf(world)
    await user.click(await screen.findByRole('button', { name: 'Change order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Order of plans' }))
    const moveToTop = async () => {
      await user.click(await dialog.findByRole('button', { name: 'Move “Ģimene”' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    }
    const visibleRows = () => dialog.getAllByRole('row').map(({ textContent }) => textContent)
    await dialog.findByRole('button', { name: 'Move “Ģimene”' })

    world.faults.set([
      { kind: 'status', status: 403, endpoint: 'managedProducts.update', body: { message: 'No order.' } },
    ])
    await moveToTop()
    expect(await screen.findByText('No order.')).toBeVisible()
    await waitFor(() => expect(visibleRows()[0]).toContain('Klausītājs'))
    expect(orderOf(world)).toEqual(order)

    world.faults.set([])
    await moveToTop()
    expect(visibleRows()[0]).toContain('Ģimene')
    await waitFor(() => expect(orderOf(world).slice(0, 3)).toEqual([PLANS.family, PLANS.listener, PLANS.bigFamily]))
    expect(rowOf(world, PLANS.family)).toEqual({ ...before, position: 1 })
  })
})
