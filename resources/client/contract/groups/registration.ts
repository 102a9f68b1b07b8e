import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { optionalText } from '../machinery/wire-values'
import { emailAddress, newPassword, passwordsMatch } from '../shapes/credentials'
import { encodedBootstrap } from './bootstrap'

const accepted = z.literal(true, 'Accept this to continue.')

/** Registration body for a site with these policies, given by id. */
const bodyWith = (policies: readonly string[]) =>
  z
    .looseObject({
      email: emailAddress,
      ...newPassword,
      /** Id and type of the invitation that led to the registration. */
      invite_id: z.optional(z.string()),
      invite_type: z.optional(z.string()),
      ...Object.fromEntries(policies.map((id) => [id, accepted])),
    })
    .check(passwordsMatch)

/** Registration of a new account (product spec, section 7; backend contract, section 3). */
export const registration = {
  /**
   * The body also needs a flag for each of the site's policies, named by the policy's id; errors use that name. The new
   * user is signed in, whether or not the email address must be verified.
   */
  create: endpoint({
    method: 'POST',
    path: 'auth/register',
    body: bodyWith([]),
    response: z.looseObject({
      bootstrapData: encodedBootstrap,
      /** `success`, or `needs_email_verification`. */
      status: optionalText,
    }),
    startsSession: true,
  }),
}

/** Same endpoint with the site's policies in its schema, so that the form validates them before sending. */
export const registrationWith = (policies: readonly string[]): typeof registration.create => ({
  ...registration.create,
  body: bodyWith(policies),
})
