import * as z from 'zod/mini'

import { endpoint } from './endpoint'

/** The check that a visitor is human, before what the site's settings want it for (`recaptcha.enable`; product spec, section 7). */
export const captcha = {
  verify: endpoint({
    method: 'POST',
    path: 'recaptcha/verify',
    /** What the script of the captcha's provider gave for this action. */
    body: z.object({ token: z.string().check(z.minLength(1, 'The token field is required.')) }),
    response: z.looseObject({ success: z.boolean() }),
  }),
}
