import * as z from 'zod/mini'

import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'
import { settingsSchema } from '@/contract/shapes/settings'
import { documentedGroups } from '@tests/contract/documented/documented-groups'

import { type SelectedCase, groupOf } from './choose-cases'

const responseSchema = z.object({ data: z.unknown() })
const bootstrapSchema = z.looseObject({ settings: settingsSchema })

/** Whether the body of `GET bootstrap-data` says that the site sells plans (`settings.billing.enable`). */
export const sellsPlans = (body: unknown): boolean =>
  bootstrapSchema.parse(decodeBootstrap(responseSchema.parse(body).data)).settings.billing.enable

/** Skips the cases of billing on sites without it: they respond with 404. */
export const adaptToShop =
  (isShop: boolean) =>
  (selectedCase: SelectedCase): SelectedCase =>
    !isShop && documentedGroups[groupOf(selectedCase.exchange)].setting === 'billing.enable'
      ? { ...selectedCase, skipped: selectedCase.skipped ?? 'billing is off on this site' }
      : selectedCase
