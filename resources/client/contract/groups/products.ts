import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOrPage, listQuery } from '../machinery/pagination'
import {
  listOf,
  nameText,
  optionalLongText,
  optionalNumber as number,
  optionalText as text,
  rowFlag,
} from '../machinery/wire-values'
import { amountSchema, priceSchema } from '../shapes/prices'
import { permissionSchema } from '../shapes/user'

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

const SWITCH = '_trial_enable'

/** Prefix of the trial fields of a plan that came without any (assumed). */
const ASSUMED_PREFIX = 'product'

/** Returns the names of a plan's trial fields, as the server spelled them. */
export function trialFieldsOf(product: object = {}) {
  const prefix =
    Object.keys(product)
      .find((key) => key.endsWith(SWITCH))
      ?.slice(0, -SWITCH.length) ?? ASSUMED_PREFIX
  return { enable: prefix + SWITCH, amount: `${prefix}_trial_amount`, period: `${prefix}_trial_period` }
}

/** Whether the value of a plan's field `{product}_trial_enable` enables the trial. */
export const isTrialEnabled = (value: unknown): boolean => value === '1' || value === 1 || value === true

/**
 * Reads the trial from the fields `{product}_trial_enable` (`"1"` or `"0"`), `_amount` and `_period`. What `{product}`
 * stands for is not documented: any prefix is read.
 */
function trialOf(product: Record<string, unknown>): Trial | null {
  const names = trialFieldsOf(product)
  if (!isTrialEnabled(product[names.enable])) return null
  const amount = amountSchema.safeParse(product[names.amount] ?? 0).data
  const days = Number(product[names.period])
  return amount !== undefined && days > 0 ? { amount, days } : null
}

/** A plan (product spec, section 3). `trial` is null without one. */
export const productSchema = z.pipe(
  z.looseObject(productShape),
  z.transform((product) => ({ ...product, trial: trialOf(product) })),
)
/** A plan after parsing. */
export type Product = z.output<typeof productSchema>

/** Plans (product spec, section 7; backend contract, section 4.3). */
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
}
