import { managedProducts } from '@/contract/groups/managed-products'
import { HttpStatus } from '@/contract/machinery/http-status'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { managedProducts as documented } from '../../documented/groups/managed-products'
import { MockFailure } from '../../kit/mock-failure'
import { findProduct } from '../../rules/billing/find-product'
import { presentProduct } from '../../rules/billing/present'
import { storeProduct, syncPrices } from '../../rules/billing/store-product'
import { administrator } from '../../rules/permissions/administrator'
import { mockGroup } from '../pipeline/mock-group'
import { billingCaller } from './billing-caller'

export const managedProductHandlers = mockGroup(managedProducts, documented, {
  create: (request) => {
    const { db, now } = administrator(billingCaller(request), `${assumedPermissions.plans}.create`)
    return { plan: presentProduct(storeProduct(db, request.body, now())) }
  },

  update: (request) => {
    const { db, now } = administrator(billingCaller(request), `${assumedPermissions.plans}.update`)
    const known = findProduct(db, request.params['id'])
    return { product: presentProduct(storeProduct(db, request.body, now(), known)) }
  },

  remove: (request) => {
    const { db } = administrator(billingCaller(request), `${assumedPermissions.plans}.delete`)
    const { id } = findProduct(db, request.params['id'])
    if (db.subscriptions.all().some(({ product_id }) => product_id === id)) {
      const message = 'Could not delete plan, because it has active subscriptions.'
      throw new MockFailure(HttpStatus.UnprocessableContent, { message, errors: {} })
    }
    db.products.remove(id)
    return {}
  },

  sync: (request) => {
    administrator(billingCaller(request), `${assumedPermissions.plans}.update`)
    syncPrices(request.world)
    return {}
  },
})
