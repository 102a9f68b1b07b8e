import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from './endpoint'
import { listOrPage, listQuery } from './pagination'
import { amountSchema, intervals, priceSchema } from './prices'
import { permissionSchema } from './user'
import { listOf, nameText, optionalLongText, optionalNumber as number, rowFlag } from './wire-values'

const productShape = {
  id: z.number(),
  name: nameText,
  description: optionalLongText,
  /** Sold through a link only: never listed. */
  hidden: rowFlag,
  free: rowFlag,
  recommended: rowFlag,
  feature_list: listOf(nameText),
  prices: listOf(priceSchema),
  permissions: listOf(permissionSchema),
  position: number,
  /** Bytes. */
  available_space: number,
}

/** Currency of trial amounts (product spec, section 9). */
export const TRIAL_CURRENCY = 'EUR'

/** A trial: `amount` euros for `days` days, then the regular price (product spec, section 9). */
export type Trial = { amount: number; days: number }

/**
 * Reads the trial from the fields `{product}_trial_enable` (`"1"` or `"0"`), `_amount` and `_period`. What `{product}`
 * stands for is not documented: any prefix is read.
 */
function trialOf(product: Record<string, unknown>): Trial | null {
  const prefix = Object.keys(product)
    .find((key) => key.endsWith('_trial_enable') && ['1', 1, true].includes(product[key] as string))
    ?.replace(/_trial_enable$/, '')
  if (prefix === undefined) return null
  const amount = amountSchema.safeParse(product[`${prefix}_trial_amount`] ?? 0).data
  const days = Number(product[`${prefix}_trial_period`])
  return amount !== undefined && days > 0 ? { amount, days } : null
}

/** A plan (product spec, section 3). `trial` is null without one. */
export const productSchema = z.pipe(
  z.looseObject(productShape),
  z.transform((product) => ({ ...product, trial: trialOf(product) })),
)
/** A plan after parsing. */
export type Product = z.output<typeof productSchema>

const required = (field: string) => z.string().check(z.minLength(1, `The ${field} field is required.`))

const productBody = z.object({
  name: required('name'),
  description: z.optional(z.nullable(z.string())),
  permissions: z.optional(z.array(permissionSchema)),
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
        currency: required('currency'),
        interval: z.enum(intervals),
        interval_count: z.number().check(z.minimum(1, 'The interval count must be at least 1.')),
        amount: z.number().check(z.minimum(0, 'The amount must be at least 0.')),
      }),
    ),
  ),
})

const UNDOCUMENTED_RULES = 'the validation rules are not documented'

/** Plans (product spec, section 7; backend contract, section 4.3). Only administrators change them. */
export const products = {
  /** Ordered by `position`; may contain hidden plans. */
  list: endpoint({
    method: 'GET',
    path: 'billing/products',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: listOrPage(productSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: 'billing/products/:id',
    response: z.looseObject({ product: productSchema }),
  }),
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
