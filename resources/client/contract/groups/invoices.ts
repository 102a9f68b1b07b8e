import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOf, optionalLongText, optionalText, rowFlag, wireNumber } from '../machinery/wire-values'
import { subscriptionSchema } from '../shapes/subscription-schema'

const invoiceSchema = z.looseObject({
  id: z.number(),
  /** Identifies the invoice's page, `billing/invoices/{uuid}`, which the server renders outside the API. */
  uuid: z.string().check(z.minLength(1)),
  paid: rowFlag,
  notes: optionalLongText,
  subscription: z.optional(z.nullable(subscriptionSchema)),
  created_at: optionalText,
})
/** An invoice after parsing. */
export type Invoice = z.output<typeof invoiceSchema>

/** Invoices (backend contract, section 4.3). */
export const invoices = {
  /** Newest first. 404 when the user has no subscription. */
  list: endpoint({
    method: 'GET',
    path: 'billing/invoices',
    query: z.object({ userId: wireNumber }),
    response: z.looseObject({ invoices: listOf(invoiceSchema) }),
  }),
}
