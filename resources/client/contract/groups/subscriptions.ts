import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listOrPage, listQuery } from '../machinery/pagination'
import { optionalName } from '../machinery/wire-values'
import { subscriptionSchema } from '../shapes/subscription-schema'
import { accountSchema } from './accounts'

const date = z.optional(z.nullable(z.string()))

const fields = {
  price_id: z.optional(z.nullable(z.number())),
  renews_at: date,
  ends_at: date,
  description: z.optional(z.nullable(z.string())),
}

const listedSchema = z.looseObject({
  ...subscriptionSchema.shape,
  id: z.number(),
  /** The relation; a server may leave it out. */
  user: z.optional(z.nullable(z.looseObject({ id: z.number(), display_name: optionalName, name: optionalName }))),
})
/** A subscription in the list of all. */
export type ListedSubscription = z.output<typeof listedSchema>

const subscriptionResponse = orEmpty(z.looseObject({ subscription: z.optional(subscriptionSchema) }))

/**
 * Subscriptions (backend contract, section 4.3). Users cancel, resume and change their own; the other endpoints are for
 * administrators. The current user's come with the account (`accounts.me`).
 */
export const subscriptions = {
  list: endpoint({
    method: 'GET',
    path: 'billing/subscriptions',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: listOrPage(listedSchema) }),
  }),
  /** Grants a plan without a payment gateway. */
  create: endpoint({
    method: 'POST',
    path: 'billing/subscriptions',
    body: z.object({ ...fields, user_id: z.number(), product_id: z.number() }),
    response: subscriptionResponse,
    assumed: 'the response is not documented, nor which fields are required',
  }),
  update: endpoint({
    method: 'PUT',
    path: 'billing/subscriptions/:id',
    body: z.object({ ...fields, user_id: z.optional(z.number()), product_id: z.optional(z.number()) }),
    response: subscriptionResponse,
    assumed: 'the response is not documented, nor which fields are required',
  }),
  /** Ends at the end of the paid period; with `delete` immediately. */
  cancel: endpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/cancel',
    body: z.object({ delete: z.boolean() }),
    response: emptyResponse,
  }),
  /** Undoes a cancellation during the grace period. */
  resume: endpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/resume',
    response: subscriptionResponse,
  }),
  changePlan: endpoint({
    method: 'POST',
    path: 'billing/subscriptions/:id/change-plan',
    body: z.object({
      newProductId: z.number(),
      newPriceId: z.number(),
      coupon_id: z.optional(z.union([z.number(), z.string()])),
    }),
    response: orEmpty(z.looseObject({ user: z.optional(accountSchema) })),
    assumed: 'how a coupon reaches a plan change is not documented',
  }),
}
