import type * as z from 'zod/mini'

import type { managedProducts } from '@/contract/groups/managed-products'

import { invalid } from '../../kit/mock-failure'
import type { MockPrice, MockProduct } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import { grantedPermissions } from '../permissions/granted-permissions'
import type { Billing } from './billing'
import { syncPaypal } from './seed-gateway'

type ProductBody = z.output<typeof managedProducts.create.body>
type PriceBody = NonNullable<ProductBody['prices']>[number]

const nextPriceId = (db: Db): number =>
  1 + Math.max(0, ...db.products.all().flatMap(({ prices }) => prices.map(({ id }) => id)))

/** Prices after a write: those with an id are changed, the others added. Throws 422 for another plan's price, and for
 * leaving out one with subscriptions. */
function storedPrices(db: Db, product: Pick<MockProduct, 'id' | 'prices'>, bodies: PriceBody[]): MockPrice[] {
  let next = nextPriceId(db)
  const submittedIds = new Set(bodies.map(({ id }) => id))
  const isSold = ({ id }: MockPrice) => db.subscriptions.all().some(({ price_id }) => price_id === id)
  if (product.prices.some((price) => !submittedIds.has(price.id) && isSold(price)))
    throw invalid('prices', 'A price with subscriptions can not be removed.')
  return bodies.map(({ id, ...fields }, index) => {
    if (id === undefined) {
      const fresh = { product_id: product.id, default: index === 0, stripe_id: null, paypal_id: null }
      return { id: next++, ...fresh, ...fields }
    }
    const known = product.prices.find((price) => price.id === id)
    if (!known) throw invalid('prices', 'The selected prices is invalid.')
    return { ...known, ...fields }
  })
}

/** Reads the trial from the fields as responses spell them; undefined without them. */
function trialOf(body: ProductBody): MockProduct['trial'] | undefined {
  const { product_trial_enable: enable, product_trial_amount: amount, product_trial_period: days } = body
  if (enable === undefined) return undefined
  return String(enable) === '1' ? { amount: Number(amount ?? 0), days: Number(days) } : null
}

/** Creates a plan, or changes `known`. Permissions and prices that are left out are removed; other fields stay. */
export function storeProduct(db: Db, body: ProductBody, now: number, known?: MockProduct): MockProduct {
  const date = new Date(now).toISOString()
  const base: MockProduct = known ?? {
    id: db.products.nextId(),
    name: body.name,
    description: null,
    hidden: false,
    free: false,
    recommended: false,
    feature_list: [],
    prices: [],
    permissions: [],
    position: db.products.all().length + 1,
    available_space: null,
    trial: null,
    created_at: date,
  }
  const { name, description, recommended, position, available_space, hidden, free, feature_list } = body
  const fields = { name, description, recommended, position, available_space, hidden, free, feature_list }
  const definedFields = Object.fromEntries(
    Object.entries({ ...fields, trial: trialOf(body) }).filter(([, value]) => value !== undefined),
  )
  const permissions = grantedPermissions(body.permissions ?? [])
  const prices = storedPrices(db, base, body.prices ?? [])
  return db.products.insert({ ...base, ...definedFields, permissions, prices, updated_at: date })
}

/** Pushes every price to the gateways, which give it ids. */
export function syncPrices({ db, gateway }: Pick<Billing, 'db' | 'gateway'>): void {
  for (const product of db.products.all()) {
    const prices = product.prices.map((price) => ({
      ...price,
      stripe_id: price.stripe_id ?? `price_${price.id}`,
      paypal_id: price.paypal_id ?? `P-${price.id}`,
    }))
    db.products.update(product.id, { prices })
  }
  syncPaypal({ db, gateway })
}
