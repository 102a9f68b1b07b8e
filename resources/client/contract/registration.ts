import * as z from 'zod/mini'

import { encodedBootstrap } from './bootstrap'
import { emailAddress } from './email-address'
import { endpoint } from './endpoint'
import { newPassword, repeatedAlike } from './new-password'
import { optionalText } from './wire'

const accepted = z.literal(true, 'Accept this to continue.')

/** What somebody sends who signs up on a site with these policies, by id. */
const bodyWith = (policies: readonly string[]) =>
  z
    .looseObject({
      email: emailAddress,
      ...newPassword,
      /** Of the invitation that led here, and what it invites to. */
      invite_id: z.optional(z.string()),
      invite_type: z.optional(z.string()),
      ...Object.fromEntries(policies.map((id) => [id, accepted])),
    })
    .check(repeatedAlike)

/** Signing up (product spec, section 7; backend contract, section 3). */
export const registration = {
  /**
   * Beside these fields it takes a flag for each of the site's policies, named by the policy's id; one that is missing is
   * refused under that name. Whoever signs up is signed in, with an address to confirm or without.
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
  }),
}

/** The same call for a form, which asks for the site's policies itself before the server does. */
export const registrationWith = (policies: readonly string[]): typeof registration.create => ({
  ...registration.create,
  body: bodyWith(policies),
})
