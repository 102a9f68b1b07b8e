import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { personas } from '@mock/state/seeds/personas'
import { PLANS } from '@mock/state/seeds/products'
import type { World } from '@mock/state/world'
import { chooseOption } from '@tests/choose-option'
import { openSite } from '@tests/site'

/** Makes an endpoint refuse. */
const refuse = ({ faults }: World, endpoint: string) =>
  faults.set([{ kind: 'status', status: 403, endpoint, body: { message: `No ${endpoint}.` } }])

/** A seeded subscription has its owner's id. */
const editorOf = (persona: keyof typeof personas) => `/admin/subscriptions/${personas[persona].id}`

describe('the list of subscriptions', () => {
  it('names users and plans, and offers what each state allows', async () => {
    const { user, world } = await openSite('/admin/subscriptions', { as: 'admin' })
    const rowOf = async (id: number) => {
      const name = world.db.users.get(id)?.display_name ?? ''
      return within((await screen.findByRole('link', { name })).closest('tr') ?? document.body)
    }
    const menuOf = async (id: number) => {
      const row = await rowOf(id)
      await user.click(row.getByRole('button', { name: /^Actions for/ }))
      const items = await screen.findAllByRole('menuitem')
      await user.keyboard('{Escape}')
      return items.map(({ textContent }) => textContent)
    }
    expect((await rowOf(personas.pastDue.id)).getByText('Payment failed')).toBeVisible()
    expect((await rowOf(personas.cancelled.id)).getByText('Cancelled')).toBeVisible()
    expect((await rowOf(personas.parent.id)).getByText('Ģimene')).toBeVisible()
    expect((await rowOf(personas.parent.id)).getByText('€7.99 every month')).toBeVisible()
    expect(await menuOf(personas.subscriber.id)).toEqual([
      'Edit',
      'Open the user',
      'Change plan',
      'Cancel subscription',
    ])
    expect(await menuOf(personas.cancelled.id)).toEqual([
      'Edit',
      'Open the user',
      'Change plan',
      'Resume',
      'Cancel subscription',
    ])
  })
})

describe('the subscription editor', () => {
  it('grants a plan to a user, after a refusal that keeps the input', async () => {
    const { user, world } = await openSite('/admin/subscriptions/new', { as: 'admin' })
    await chooseOption(user, await screen.findByRole('combobox', { name: 'User' }), 'Anna Bērziņa')
    await user.click(await screen.findByRole('combobox', { name: 'Plan' }))
    await user.click(await screen.findByRole('option', { name: 'Klausītājs' }))
    await user.click(screen.getByRole('combobox', { name: 'Price' }))
    await user.click(await screen.findByRole('option', { name: '€49.90 every year' }))
    const description = screen.getByRole('textbox', { name: 'Description' })
    await user.type(description, 'Balva')
    refuse(world, 'subscriptions.create')
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('No subscriptions.create.')).toBeVisible()
    expect(description).toHaveValue('Balva')
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Bērziņa' })).toBeVisible()
    expect(world.db.subscriptions.all().at(-1)).toMatchObject({
      user_id: personas.free.id,
      product_id: PLANS.listener,
      price_id: 102,
      description: 'Balva',
      gateway_name: 'none',
    })
  })

  it('keeps the dates of a subscription when its description changes', async () => {
    const { user, world } = await openSite(editorOf('subscriber'), { as: 'admin' })
    const { renews_at, price_id } = world.db.subscriptions.get(personas.subscriber.id) ?? {}
    const description = await screen.findByRole('textbox', { name: 'Description' })
    await user.type(description, 'Piezīme')
    refuse(world, 'subscriptions.update')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('No subscriptions.update.')).toBeVisible()
    world.faults.set([])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const saved = () => world.db.subscriptions.get(personas.subscriber.id)
    await waitFor(() => expect(saved()?.description).toBe('Piezīme'))
    expect(saved()).toMatchObject({ price_id, ends_at: null })
    expect(Date.parse(saved()?.renews_at ?? '')).toBe(Date.parse(renews_at ?? ''))
  })

  it.each([
    ['en_GB', ['day', 'month', 'year']],
    ['en_US', ['month', 'day', 'year']],
  ])('asks for dates in the order of the site’s locale %s', async (locale, order) => {
    const prepare = ({ db }: World) => void (db.settings.dates = { ...db.settings.dates, locale })
    await openSite(editorOf('subscriber'), { as: 'admin', prepare })
    const [group] = await screen.findAllByRole('group', { name: /^Renews on/ })
    const parts = group ? within(group).getAllByRole('spinbutton') : []
    expect(parts.map((part) => part.dataset['type'])).toEqual(order)
  })

  it('cancels at the end of the period, and resumes', async () => {
    const { user, world } = await openSite(editorOf('subscriber'), { as: 'admin' })
    const { renews_at } = world.db.subscriptions.get(personas.subscriber.id) ?? {}
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: /^At the end of the period, / })).toBeChecked()
    refuse(world, 'subscriptions.cancel')
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByText('No subscriptions.cancel.')).toBeVisible()
    world.faults.set([])
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
    const resume = await screen.findByRole('button', { name: 'Resume' })
    expect(world.db.subscriptions.get(personas.subscriber.id)?.ends_at).toBe(renews_at)
    await user.click(resume)
    expect(await screen.findByText('Subscription resumed')).toBeVisible()
    expect(world.db.subscriptions.get(personas.subscriber.id)?.ends_at).toBeNull()
  })

  it('cancels immediately, and returns to the list', async () => {
    const { user, world } = await openSite(editorOf('pastDue'), { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('radio', { name: /^At the end/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible()
    expect(world.db.subscriptions.get(personas.pastDue.id)).toBeUndefined()
  })

  it('moves a subscription to another plan through its gateway', async () => {
    const { user, world } = await openSite(editorOf('paypalSubscriber'), { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Change plan' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('combobox', { name: 'Plan' }))
    await user.click(await screen.findByRole('option', { name: 'Ģimene' }))
    await user.click(dialog.getByRole('button', { name: 'Change plan' }))
    await waitFor(() => expect(screen.getByText('Plan changed')).toBeVisible())
    expect(world.db.subscriptions.get(personas.paypalSubscriber.id)).toMatchObject({
      product_id: PLANS.family,
      price_id: 201,
    })
  })
})
