import * as z from 'zod/mini'

import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'
import { settingsSchema } from '@/contract/shapes/settings'

import { type ChosenCase, groupOf } from './choose-cases'

/** Groups that only sites with billing have: others respond with 404. */
const BILLING_GROUPS = ['products', 'coupons', 'gateways', 'subscriptions', 'invoices']

const responseSchema = z.object({ data: z.unknown() })
const bootstrapSchema = z.looseObject({ settings: settingsSchema })

/** Whether the body of `GET bootstrap-data` says that the site sells plans (`settings.billing.enable`). */
export const sellsPlans = (body: unknown): boolean =>
  bootstrapSchema.parse(decodeBootstrap(responseSchema.parse(body).data)).settings.billing.enable

/** Skips the cases of billing on sites without it. */
export const inShop =
  (isShop: boolean) =>
  (chosen: ChosenCase): ChosenCase =>
    !isShop && BILLING_GROUPS.includes(groupOf(chosen.exchange))
      ? { ...chosen, skipped: chosen.skipped ?? 'billing is off on this site' }
      : chosen
