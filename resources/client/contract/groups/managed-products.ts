import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { requiredText } from '../machinery/required-text'
import { permissionsBody } from '../shapes/permission-list'
import { intervals } from '../shapes/prices'
import { isTrialEnabled, productSchema, trialFieldsOf } from './products'

/** A plan in a request; its trial is in the fields that `trialFieldsOf` names. */
const productBody = z
  .looseObject({
    name: requiredText('name'),
    description: z.optional(z.nullable(z.string())),
    permissions: z.optional(permissionsBody),
    recommended: z.optional(z.boolean()),
    position: z.optional(z.number()),
    available_space: z.optional(z.nullable(z.number())),
    hidden: z.optional(z.boolean()),
    free: z.optional(z.boolean()),
    feature_list: z.optional(z.array(z.string())),
    prices: z.optional(
      z.array(
        z.object({
          /** Absent for a new price. */
          id: z.optional(z.number()),
          currency: requiredText('currency'),
          interval: z.enum(intervals),
          interval_count: z.number().check(z.minimum(1, 'The interval count must be at least 1.')),
          amount: z.number('The amount field is required.').check(z.minimum(0, 'The amount must be at least 0.')),
        }),
      ),
    ),
  })
  .check(({ value, issues }) => {
    const { enable, period } = trialFieldsOf(value)
    if (!isTrialEnabled(value[enable]) || Number(value[period]) >= 1) return
    issues.push({ code: 'custom', path: [period], message: 'A trial lasts at least 1 day.', input: value[period] })
  })

const UNDOCUMENTED_RULES =
  'the validation rules are not documented, nor how a plan without trial fields is given a trial: as product_trial_*'

/** Plans as administrators change them (backend contract, sections 4.3 and 7). */
export const managedProducts = {
  create: endpoint({
    method: 'POST',
    path: 'billing/products',
    body: productBody,
    response: z.pipe(
      z.looseObject({ plan: productSchema }),
      z.transform(({ plan }) => ({ product: plan })),
    ),
    assumed: UNDOCUMENTED_RULES,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'billing/products/:id',
    body: productBody,
    response: orEmpty(z.looseObject({ product: z.optional(productSchema) })),
    assumed: UNDOCUMENTED_RULES,
  }),
  /** A single id. 422 while the plan has subscriptions. */
  remove: endpoint({ method: 'DELETE', path: 'billing/products/:id', response: emptyResponse }),
  /** Pushes the plans to the payment gateways. */
  sync: endpoint({ method: 'POST', path: 'billing/products/sync', response: emptyResponse }),
}
