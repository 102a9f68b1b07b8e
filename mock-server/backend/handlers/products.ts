import { managedProducts } from '@/contract/groups/managed-products'
import { products } from '@/contract/groups/products'
import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import { presentProduct } from '../../rules/billing/present'
import { productPage } from '../../rules/billing/product-page'
import { storeProduct, syncPrices } from '../../rules/billing/store-product'
import { administrator } from '../../rules/permissions/administrator'
import type { MockProduct } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { billingCaller } from './billing-caller'

const findProduct = (db: Db, id: string | undefined): MockProduct => findRow(db.products, id ?? '', 'Product')

/** Maps a plan with the number of subscriptions to each price. */
function presentCounted(db: Db, product: MockProduct) {
  const countOf = (priceId: number) => db.subscriptions.all().filter(({ price_id }) => price_id === priceId).length
  const presented = presentProduct(product)
  const prices = presented.prices.map((price) => ({ ...price, subscriptions_count: countOf(price.id) }))
  return { ...presented, prices }
}

export const productHandlers = mockGroup('products', products, {
  list: (request) => productPage(billingCaller(request), request.query),

  show: (request) => {
    const { db } = billingCaller(request)
    return { product: presentCounted(db, findProduct(db, request.params['id'])) }
  },
})

export const managedProductHandlers = mockGroup('managedProducts', managedProducts, {
  create: (request) => {
    const { db, now } = administrator(billingCaller(request), 'plans.create')
    return { plan: presentProduct(storeProduct(db, request.body, now())) }
  },

  update: (request) => {
    const { db, now } = administrator(billingCaller(request), 'plans.update')
    const known = findProduct(db, request.params['id'])
    return { product: presentProduct(storeProduct(db, request.body, now(), known)) }
  },

  remove: (request) => {
    const { db } = administrator(billingCaller(request), 'plans.delete')
    const { id } = findProduct(db, request.params['id'])
    if (db.subscriptions.all().some(({ product_id }) => product_id === id)) {
      const message = 'Could not delete plan, because it has active subscriptions.'
      throw new MockFailure(HttpStatus.UnprocessableContent, { message, errors: {} })
    }
    db.products.remove(id)
    return {}
  },

  sync: (request) => {
    administrator(billingCaller(request), 'plans.update')
    syncPrices(request.world)
    return {}
  },
})
