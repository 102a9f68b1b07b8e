import { products } from '@/contract/groups/products'

import { products as documented } from '../../documented/groups/products'
import { findProduct } from '../../rules/billing/find-product'
import { presentProduct } from '../../rules/billing/present'
import { productPage } from '../../rules/billing/product-page'
import type { MockProduct } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import { mockGroup } from '../pipeline/mock-group'
import { billingCaller } from './billing-caller'

/** Maps a plan with the number of subscriptions to each price. */
function presentWithCounts(db: Db, product: MockProduct) {
  const countOf = (priceId: number) => db.subscriptions.all().filter(({ price_id }) => price_id === priceId).length
  const presented = presentProduct(product)
  const prices = presented.prices.map((price) => ({ ...price, subscriptions_count: countOf(price.id) }))
  return { ...presented, prices }
}

export const productHandlers = mockGroup(products, documented, {
  list: (request) => productPage(billingCaller(request), request.query),

  show: (request) => {
    const { db } = billingCaller(request)
    return { product: presentWithCounts(db, findProduct(db, request.params['id'])) }
  },
})
