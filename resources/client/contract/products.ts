import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from './endpoint'
import { listOrPage, listQuery } from './pagination'
import { permissionsBody } from './permission-list'
import { amountSchema, intervals, priceSchema } from './prices'
import { permissionSchema } from './user'
import {
  listOf,
  nameText,
  optionalLongText,
  optionalNumber as number,
  optionalText as text,
  rowFlag,
} from './wire-values'

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
  created_at: text,
  updated_at: text,
}

/** Currency of trial amounts (product spec, section 9). */
export const TRIAL_CURRENCY = 'EUR'

/** A trial: `amount` euros for `days` days, then the regular price (product spec, section 9). */
export type Trial = { amount: number; days: number }

const TRIAL_SWITCH = '_trial_enable'

const ENABLED: readonly unknown[] = ['1', 1, true]

/** Prefix of the names of a plan's trial fields; null if it has none. */
const trialPrefixOf = (product: Record<string, unknown>): string | null =>
  Object.keys(product)
    .find((key) => key.endsWith(TRIAL_SWITCH))
    ?.slice(0, -TRIAL_SWITCH.length) ?? null

/**
 * Reads the trial from the fields `{product}_trial_enable` (`"1"` or `"0"`), `_amount` and `_period`. What `{product}`
 * stands for is not documented: any prefix is read.
 */
function trialOf(product: Record<string, unknown>): Trial | null {
  const prefix = trialPrefixOf(product)
  if (prefix === null || !ENABLED.includes(product[`${prefix}${TRIAL_SWITCH}`])) return null
  const amount = amountSchema.safeParse(product[`${prefix}_trial_amount`] ?? 0).data
  const days = Number(product[`${prefix}_trial_period`])
  return amount !== undefined && days > 0 ? { amount, days } : null
}

/** Prefix of the trial fields of a plan that came without any (assumed). */
const ASSUMED_PREFIX = 'product'

/** Returns the names of a plan's trial fields, as the server spelled them. */
export function trialFieldsOf(product: { trial_prefix: string | null } | undefined) {
  const prefix = product?.trial_prefix ?? ASSUMED_PREFIX
  return { enable: `${prefix}${TRIAL_SWITCH}`, amount: `${prefix}_trial_amount`, period: `${prefix}_trial_period` }
}

/** A plan (product spec, section 3). `trial` is null without one; `trial_prefix` tells how its fields are spelled. */
export const productSchema = z.pipe(
  z.looseObject(productShape),
  z.transform((product) => ({ ...product, trial: trialOf(product), trial_prefix: trialPrefixOf(product) })),
)
/** A plan after parsing. */
export type Product = z.output<typeof productSchema>

const required = (field: string) => z.string().check(z.minLength(1, `The ${field} field is required.`))

/** A plan in a request; its trial is in the fields that `trialFieldsOf` names. */
const productBody = z
  .looseObject({
    name: required('name'),
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
          currency: required('currency'),
          interval: z.enum(intervals),
          interval_count: z.number().check(z.minimum(1, 'The interval count must be at least 1.')),
          amount: z.number('The amount field is required.').check(z.minimum(0, 'The amount must be at least 0.')),
        }),
      ),
    ),
  })
  .check(
    z.check(({ value, issues }) => {
      const { enable, period } = trialFieldsOf({ trial_prefix: trialPrefixOf(value) })
      if (!ENABLED.includes(value[enable]) || Number(value[period]) >= 1) return
      issues.push({ code: 'custom', path: [period], message: 'A trial lasts at least 1 day.', input: value[period] })
    }),
  )

const UNDOCUMENTED_RULES =
  'the validation rules are not documented, nor how a plan without trial fields is given a trial: as product_trial_*'

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
