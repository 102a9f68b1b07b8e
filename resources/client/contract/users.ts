import * as z from 'zod/mini'

import { localizationSchema } from './bootstrap'
import { endpoint } from './endpoint'

/** Calls about the signed-in user; guests may choose a language too. */
export const users = {
  setLocale: endpoint({
    method: 'POST',
    path: 'users/me/locale',
    body: z.object({ locale: z.string().check(z.minLength(2)) }),
    response: z.looseObject({ locale: localizationSchema }),
  }),
}
