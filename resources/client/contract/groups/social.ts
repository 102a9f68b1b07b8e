import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { optionalText as text } from '../machinery/wire-values'
import { encodedBootstrap } from './bootstrap'

/** A connected social account; `users/me` lists them as `social_profiles`. */
export const socialProfileSchema = z.looseObject({
  id: z.optional(z.number()),
  service_name: z.string(),
  username: text,
})

/** `type` of the popup's messages; older popup pages omit it (backend contract, section 11.33). */
export const SOCIAL_MESSAGE = 'social-auth'
const type = z.optional(z.literal(SOCIAL_MESSAGE))
const ignored = z.optional(z.unknown())

/** Message from the popup to its opener before it closes. Other messages are not from the popup. */
export const socialMessageSchema = z.discriminatedUnion('status', [
  z.object({ type, status: z.literal('SUCCESS'), callbackData: z.looseObject({ bootstrapData: encodedBootstrap }) }),
  z.object({ type, status: z.literal('ALREADY_LOGGED_IN'), callbackData: ignored }),
  z.object({ type, status: z.literal('REQUEST_PASSWORD'), callbackData: ignored }),
  z.object({
    type,
    status: z.literal('ERROR'),
    callbackData: z.optional(z.nullable(z.looseObject({ errorMessage: text }))),
  }),
  z.object({
    type,
    status: z.literal('SUCCESS_PROFILE_RETRIEVE'),
    callbackData: z.looseObject({
      profile: z.looseObject({
        id: z.union([z.string(), z.number()]),
        name: text,
        email: text,
        image: text,
        profileUrl: text,
      }),
    }),
  }),
])

/** Social sign-in (product spec, section 7; backend contract, section 3.1). */
export const social = {
  /**
   * After `REQUEST_PASSWORD`: connects the social account to the existing account with its email address, and signs in.
   */
  connect: endpoint({
    method: 'POST',
    path: 'secure/auth/social/connect',
    body: z.object({ password: z.string().check(z.minLength(1, 'The password field is required.')) }),
    response: z.looseObject({ bootstrapData: encodedBootstrap }),
    startsSession: true,
    assumed: 'the response without a preceding popup is not documented: the same as for a wrong password here',
  }),
  disconnect: endpoint({ method: 'POST', path: 'secure/auth/social/:service/disconnect', response: emptyResponse }),
}
