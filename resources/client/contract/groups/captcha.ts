import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'

/** reCAPTCHA check, required for the forms listed in the setting `recaptcha.enable` (product spec, section 7). */
export const captcha = {
  verify: endpoint({
    method: 'POST',
    path: 'recaptcha/verify',
    /** Token from the reCAPTCHA script for this action. */
    body: z.object({ token: z.string().check(z.minLength(1, 'The token field is required.')) }),
    response: z.looseObject({ success: z.boolean() }),
  }),
}
