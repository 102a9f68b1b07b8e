import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, empty, optional, permitted, required } from '../documented'
import { price, product } from '../plans'

const priceFields = {
  'prices.*.id': optional(),
  'prices.*.currency': required(),
  'prices.*.interval': required('day', 'week', 'month', 'year'),
  'prices.*.interval_count': required(),
  'prices.*.amount': required(),
}
const productFields = {
  name: required(),
  description: optional(),
  permissions: optional(),
  recommended: optional(),
  position: optional(),
  available_space: optional(),
  hidden: optional(),
  free: optional(),
  feature_list: optional(),
  prices: optional(),
  ...priceFields,
  product_trial_enable: optional(),
  product_trial_amount: optional(),
  product_trial_period: optional(),
}

export const managedProducts = {
  section: '4.3',
  rule: 'Administrators write plans with their permissions and prices; one with subscriptions is not deleted.',
  screens: ['admin: plans'],
  failsIn: 'resources/client/features/admin/billing/plans/plans.test.tsx',
  endpoints: {
    create: {
      call: 'POST billing/products',
      source: '4.3; trap 15',
      body: productFields,
      rights: permitted(`${assumedPermissions.plans}.create`),
      responses: {
        plan: { plan: product },
        'not at a gateway yet': { plan: { ...product, prices: [{ ...price, stripe_id: null }] } },
      },
      assumed: 'the permission',
    },
    update: {
      call: 'PUT billing/products/:id',
      source: '4.3; trap 15',
      body: productFields,
      rights: permitted(`${assumedPermissions.plans}.update`),
      responses: { product: { product } },
      assumed: 'the permission',
    },
    remove: {
      call: 'DELETE billing/products/:id',
      source: '4.3; trap 30',
      rights: permitted(`${assumedPermissions.plans}.delete`),
      responses: empty,
      refusals: ['422 subscriptions'],
      assumed: 'the permission, the response',
    },
    sync: {
      call: 'POST billing/products/sync',
      source: '4.3',
      rights: permitted(`${assumedPermissions.plans}.update`),
      responses: empty,
      assumed: 'the permission, the response',
    },
  },
} satisfies DocumentedGroup
