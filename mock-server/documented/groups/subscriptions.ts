import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { type DocumentedGroup, empty, listParameters, optional, permitted, required, signedIn } from '../documented'
import { endedSubscription, planOfSubscription, subscription } from '../plans'
import { eachUser, lists } from '../samples'

const eachState = { renewed: { subscription }, ended: { subscription: endedSubscription } }
const dates = { renews_at: optional(), ends_at: optional(), description: optional() }

export const subscriptions = {
  section: '4.3',
  rule: 'Users cancel, resume and change their own subscription, whose flags and dates show its state.',
  screens: ['admin: subscriptions'],
  setting: 'billing.enable',
  endpoints: {
    list: {
      call: 'GET billing/subscriptions',
      source: '4.3',
      query: listParameters,
      rights: permitted(`${assumedPermissions.subscriptions}.view`),
      responses: lists(subscription, endedSubscription),
      assumed: 'the permission',
    },
    create: {
      call: 'POST billing/subscriptions',
      source: '4.3',
      failsIn: 'resources/client/features/admin/billing/subscriptions/subscriptions.test.tsx',
      body: { user_id: required(), product_id: required(), price_id: optional(), ...dates },
      rights: permitted(`${assumedPermissions.subscriptions}.create`),
      responses: { ...eachState, ...empty },
      assumed: 'the permission, the response',
    },
    update: {
      call: 'PUT billing/subscriptions/:id',
      source: '4.3',
      failsIn: 'resources/client/features/admin/billing/subscriptions/subscriptions.test.tsx',
      body: { user_id: optional(), product_id: optional(), price_id: optional(), ...dates },
      rights: permitted(`${assumedPermissions.subscriptions}.update`),
      responses: { ...eachState, ...empty },
      assumed: 'the permission, the response',
    },
    cancel: {
      call: 'POST billing/subscriptions/:id/cancel',
      source: '4.3',
      screens: ['billing', 'admin: subscriptions'],
      body: { delete: required() },
      ...signedIn,
      responses: { status: { status: 'success' } },
    },
    resume: {
      call: 'POST billing/subscriptions/:id/resume',
      source: '4.3',
      screens: ['billing', 'admin: subscriptions'],
      ...signedIn,
      responses: eachState,
    },
    changePlan: {
      call: 'POST billing/subscriptions/:id/change-plan',
      source: '4.3',
      screens: ['checkout, change of plan', 'admin: subscriptions'],
      body: { newProductId: required(), newPriceId: required(), coupon_id: optional() },
      ...signedIn,
      responses: eachUser((user) => ({
        user: {
          ...user,
          subscriptions: [subscription, endedSubscription].map((one) => ({ ...one, product: planOfSubscription })),
        },
      })),
      assumed: 'coupon_id',
    },
  },
} satisfies DocumentedGroup
