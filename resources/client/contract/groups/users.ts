import * as z from 'zod/mini'

import { endpoint, orEmpty } from '../machinery/endpoint'
import { optionalNumber } from '../machinery/wire-values'
import { localizationSchema } from './bootstrap'

/** Endpoints for a user's language (guests have one too) and upload quota. */
export const users = {
  setLocale: endpoint({
    method: 'POST',
    path: 'users/me/locale',
    body: z.object({ locale: z.string().check(z.minLength(2)) }),
    response: orEmpty(z.looseObject({ locale: z.optional(z.nullable(localizationSchema)) })),
  }),
  /** Minutes of music that a user may still upload; null when unlimited (backend contract, section 5). */
  minutesLeft: endpoint({
    method: 'GET',
    path: 'users/:id/minutes-left',
    response: z.looseObject({ minutesLeft: optionalNumber }),
  }),
}
