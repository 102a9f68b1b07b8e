import { describe, expect, it } from 'vitest'

import { productSchema } from '@/contract/groups/products'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { mayBuyPlans, planWith, remedyFor } from './plan-with'

type Sketch = { id: number; permissions?: object[]; prices?: object[] } & Record<string, unknown>

const price = (amount: number, interval = 'month', currency = 'EUR') => ({ id: 1, amount, currency, interval })
const plan = ({ id, permissions = permissionsOf('music.download'), prices = [price(5)], ...own }: Sketch) =>
  productSchema.parse({
    id,
    name: `Plan ${id}`,
    permissions,
    prices: prices.map((each) => ({ interval_count: 1, ...each })),
    ...own,
  })
const limited = (name: string, restriction: string, value: unknown) => ({
  name,
  restrictions: [{ name: restriction, value }],
})

const site = (user: object | null, settings: object = { billing: { enable: true } }) =>
  bootstrapOf({ user: user && { id: 1, ...user }, settings })
const user = site({})

const suggested = (bootstrap: typeof user, permission: string, ...plans: ReturnType<typeof plan>[]) =>
  planWith(bootstrap, permission, plans)?.id

describe('planWith', () => {
  it('picks the cheapest plan that grants the permission, whatever its period', () => {
    const plans = [
      plan({ id: 1, prices: [price(8)] }),
      plan({ id: 2, prices: [price(9), price(60, 'year')] }),
      plan({ id: 3, prices: [price(1)], permissions: permissionsOf('music.embed') }),
    ]
    expect(suggested(user, 'music.download', ...plans)).toBe(2)
    expect(suggested(user, 'music.embed', ...plans)).toBe(3)
    expect(suggested(user, 'music.play', ...plans)).toBeUndefined()
  })

  it('never picks a plan that is hidden, free or without a price', () => {
    const plans = [
      plan({ id: 1, hidden: true, prices: [price(1)] }),
      plan({ id: 2, free: true, prices: [price(0)] }),
      plan({ id: 3, prices: [] }),
    ]
    expect(suggested(user, 'music.download', ...plans)).toBeUndefined()
    expect(suggested(user, 'music.download', ...plans, plan({ id: 4 }))).toBe(4)
  })

  it('keeps the order of plans that cost the same or in another currency', () => {
    expect(suggested(user, 'music.download', plan({ id: 1 }), plan({ id: 2 }))).toBe(1)
    const dollars = plan({ id: 3, prices: [price(1, 'month', 'USD')] })
    expect(suggested(user, 'music.download', plan({ id: 1 }), dollars)).toBe(1)
  })

  const family = (id: number, count: unknown) =>
    plan({ id, prices: [price(id)], permissions: [limited('family.add', 'count', count)] })

  it.each([
    [3, 6],
    ['3', 6],
    [5, 6],
    [6, 20],
    [20, 99],
  ])('picks a plan with more profiles than %j', (has, count) => {
    const parent = site({ permissions: [limited('family.add', 'count', has)] })
    const plans = [family(3, 3), family(6, '6'), family(20, 20), family(99, null)]
    expect(suggested(parent, 'family.add', ...plans)).toBe(count)
  })

  it('suggests nothing to a user without a limit, or with the largest plan', () => {
    const plans = [family(3, 3), family(6, 6)]
    expect(suggested(site({ permissions: permissionsOf('family.add') }), 'family.add', ...plans)).toBeUndefined()
    expect(suggested(site({ permissions: permissionsOf('admin') }), 'family.add', ...plans)).toBeUndefined()
    const parent = site({ permissions: [limited('family.add', 'count', 6)] })
    expect(suggested(parent, 'family.add', ...plans)).toBeUndefined()
  })

  it('never trades one restriction for another', () => {
    const has = {
      name: 'music.create',
      restrictions: [
        { name: 'minutes', value: 600 },
        { name: 'artists', value: 2 },
      ],
    }
    const artist = site({ permissions: [has] })
    const restrictions = [
      { name: 'minutes', value: 3000 },
      { name: 'artists', value: 1 },
    ]
    expect(
      suggested(artist, 'music.create', plan({ id: 1, permissions: [{ name: 'music.create', restrictions }] })),
    ).toBe(undefined)
    expect(
      suggested(artist, 'music.create', plan({ id: 2, permissions: [limited('music.create', 'minutes', 3000)] })),
    ).toBe(2)
  })

  it.each(['__proto__', 'constructor', '', '<b>'])('finds no plan for the permission %j', (permission) => {
    expect(suggested(user, permission, plan({ id: 1 }))).toBeUndefined()
  })
})

describe('remedyFor', () => {
  const seePlans = { label: 'See plans', to: '/pricing?for=music.download' }

  it('links to the plans while one grants the permission, or none is known to', () => {
    expect(remedyFor(user, 'music.download', [plan({ id: 1 })])).toEqual(seePlans)
    expect(remedyFor(user, 'music.download', undefined)).toEqual(seePlans)
    expect(remedyFor(user, 'music.download', [plan({ id: 1, permissions: [] })])).toEqual(seePlans)
    expect(remedyFor(user, 'music.download', [plan({ id: 1, permissions: permissionsOf('music.embed') })])).toBeNull()
  })

  it.each([
    ['child', site({ permissions: permissionsOf('family.open') })],
    ['guest', site(null)],
    ['user of a site without plans', site({}, {})],
  ])('shows nothing to a %s', (_, bootstrap) => {
    expect(mayBuyPlans(bootstrap)).toBe(false)
    expect(remedyFor(bootstrap, 'music.download', [plan({ id: 1 })])).toBeNull()
  })

  it('links a user with an unpaid plan that grants the permission to the bill', () => {
    const pastDue = site({ subscriptions: [{ product_id: 1, valid: false, past_due: true }] })
    const plans = [plan({ id: 1 }), plan({ id: 2, permissions: permissionsOf('music.embed') })]
    expect(remedyFor(pastDue, 'music.download', plans)).toEqual({ label: 'Fix payment', to: '/billing' })
    expect(remedyFor(pastDue, 'music.embed', plans)?.to).toBe('/pricing?for=music.embed')
  })
})
