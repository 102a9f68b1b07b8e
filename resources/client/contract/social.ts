import * as z from 'zod/mini'

import { encodedBootstrap } from './bootstrap'
import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'
import { optionalText as text } from './wire'

/** Where one may sign in from (backend contract, section 3.1). */
export const socialServices = ['google', 'facebook', 'twitter', 'envato'] as const
/** One of {@link socialServices}. */
export type SocialService = (typeof socialServices)[number]

/** What a popup is opened for: guests sign in, users connect or have themselves described. */
export type SocialIntent = 'login' | 'connect' | 'retrieve-profile'

/** Address of the popup's first page, relative to the site's root. */
export const socialPopupPath = (service: SocialService, intent: SocialIntent): string =>
  `secure/auth/social/${service}/${intent}`

/** A connected account; `users/me` lists them as `social_profiles`. */
export const socialProfileSchema = z.looseObject({
  id: z.optional(z.number()),
  service_name: z.string(),
  username: text,
})

/** Name of the popup's messages; an older popup page sends them without it (backend contract, section 11.33). */
export const SOCIAL_MESSAGE = 'social-auth'
const type = z.optional(z.literal(SOCIAL_MESSAGE))
const nothing = z.optional(z.unknown())

/** What the popup tells its opener before it closes. A message of another shape is none of ours. */
export const socialMessageSchema = z.discriminatedUnion('status', [
  z.object({ type, status: z.literal('SUCCESS'), callbackData: z.looseObject({ bootstrapData: encodedBootstrap }) }),
  z.object({ type, status: z.literal('ALREADY_LOGGED_IN'), callbackData: nothing }),
  z.object({ type, status: z.literal('REQUEST_PASSWORD'), callbackData: nothing }),
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

/** Signing in with an account elsewhere (product spec, section 7; backend contract, section 3.1). */
export const social = {
  /** After `REQUEST_PASSWORD`: connects the account that the popup saw with the existing one of its address, and signs in. */
  connect: endpoint({
    method: 'POST',
    path: 'secure/auth/social/connect',
    body: z.object({ password: z.string().check(z.minLength(1, 'The password field is required.')) }),
    response: z.looseObject({ bootstrapData: encodedBootstrap }),
    assumed: 'what it answers when no popup came before is not stated: as for a wrong password here',
  }),
  disconnect: endpoint({ method: 'POST', path: 'secure/auth/social/:service/disconnect', response: emptyAnswer }),
}
