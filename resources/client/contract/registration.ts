import * as z from 'zod/mini'

import { encodedBootstrap } from './bootstrap'
import { emailAddress } from './email-address'
import { endpoint } from './endpoint'
import { newPassword, repeatedAlike } from './new-password'

/** Signing up (product spec, section 7; backend contract, section 3). */
export const registration = {
  /**
   * Beside these fields it takes a flag for each of the site's policies, named by the policy's id; one that is missing is
   * refused under that name. Whoever signs up is signed in, with an address to confirm or without.
   */
  create: endpoint({
    method: 'POST',
    path: 'auth/register',
    body: z
      .looseObject({
        email: emailAddress,
        ...newPassword,
        /** Of the invitation that led here, and what it invites to. */
        invite_id: z.optional(z.string()),
        invite_type: z.optional(z.string()),
      })
      .check(repeatedAlike),
    response: z.looseObject({
      bootstrapData: encodedBootstrap,
      status: z.enum(['success', 'needs_email_verification']),
    }),
  }),
}
