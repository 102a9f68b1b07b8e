import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { formFile } from '../machinery/form-file'
import { listOf, optionalNumber as number, optionalText as text, wireList } from '../machinery/wire-values'
import { normalizeUser, userShape } from '../shapes/user'
import { accessTokenSchema } from './access-tokens'
import { socialProfileSchema } from './social'
import { twoFactorFields } from './two-factor'

/**
 * An account as its owner, the family's parent and administrators see it (product spec, section 3; backend contract,
 * sections 3 and 3.3). Relations are empty unless requested through `with`.
 */
export const accountSchema = z.pipe(
  z.looseObject({
    ...userShape,
    social_profiles: listOf(socialProfileSchema),
    tokens: listOf(accessTokenSchema),
    ...twoFactorFields,
    /** Bytes. */
    available_space: number,
    last_login: z.optional(z.nullable(z.looseObject({ created_at: text }))),
    created_at: text,
    /** Card on file at Stripe (backend contract, section 4.3). */
    card_brand: text,
    card_last_four: text,
    card_expires: text,
  }),
  z.transform((user) => normalizeUser(user)),
)
/** An account after parsing. */
export type Account = z.output<typeof accountSchema>

/** Largest avatar in bytes that the server accepts; the spec's client allows 8 MB (backend contract, 3.3). */
export const MAX_AVATAR_BYTES = 1500 * 1024

const NAME = /^[\p{L}\p{M} -]*$/u
const nameOf = (attribute: string) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.refine((name) => name === '' || name.trim().length >= 2, `The ${attribute} must be at least 2 characters.`),
        z.regex(NAME, `The ${attribute} may only contain letters, spaces and dashes.`),
        z.maxLength(255, `The ${attribute} may not be greater than 255 characters.`),
      ),
    ),
  )

/**
 * First and last name: at least two letters, spaces or dashes; the server stores empty ones as null (backend contract,
 * 3.3).
 */
export const personNames = { first_name: nameOf('first name'), last_name: nameOf('last name') }

const choice = z.optional(z.nullable(z.string()))
const withRelations = z.object({ with: z.optional(wireList) })
const accountResponse = z.looseObject({ user: accountSchema })
const updatedAccountResponse = orEmpty(z.looseObject({ user: z.optional(accountSchema) }))

const suspension = z.object({
  ban_until: z.optional(z.nullable(z.string())),
  comment: z.optional(
    z.nullable(z.string().check(z.maxLength(250, 'The comment may not be greater than 250 characters.'))),
  ),
  permanent: z.optional(z.boolean()),
})

/** Endpoints for accounts (product spec, section 7; backend contract, section 3.3). */
export const accounts = {
  /** The signed-in user; always includes roles, social profiles, tokens and the two-factor state. */
  me: endpoint({ method: 'GET', path: 'users/me', query: withRelations, response: accountResponse }),
  /** Any account; for strangers the response has only the name and the avatar. */
  show: endpoint({
    method: 'GET',
    path: 'users/:id',
    query: withRelations,
    response: accountResponse,
    assumed:
      'only administrators are documented to see all fields; whether a parent sees those of a family profile is not',
  }),
  /** Updates the given fields of the current user's account. `timezone` is an IANA name or `auto`. */
  update: endpoint({
    method: 'PUT',
    path: 'users/me',
    body: z.object({ ...personNames, language: choice, country: choice, timezone: choice }),
    response: updatedAccountResponse,
  }),
  /** Takes a file or an image URL of at most 250 characters. Validation errors are in `errors.file`. */
  uploadAvatar: endpoint({
    method: 'POST',
    path: 'users/:id/avatar',
    multipart: true,
    body: z.object({
      file: z.optional(formFile('The file must be an image.')),
      url: z.optional(z.string().check(z.maxLength(250, 'The url may not be greater than 250 characters.'))),
    }),
    response: updatedAccountResponse,
  }),
  removeAvatar: endpoint({ method: 'DELETE', path: 'users/:id/avatar', response: emptyResponse }),
  /** Comma-separated ids. The current user's account needs `deleteCurrentUser` and a confirmed password (423). */
  remove: endpoint({
    method: 'DELETE',
    path: 'users/:ids',
    body: z.object({ deleteCurrentUser: z.optional(z.boolean()) }),
    response: emptyResponse,
  }),
  /** Suspends a user until a date or permanently; the server then refuses every request of theirs. */
  ban: endpoint({ method: 'POST', path: 'users/:id/ban', body: suspension, response: updatedAccountResponse }),
  unban: endpoint({ method: 'DELETE', path: 'users/:id/unban', response: emptyResponse }),
  /** `ban` and `unban` at the paths of the backend's newer release (B2 of the backend contract, table 0). */
  banNewer: endpoint({ method: 'POST', path: 'users/ban/:id', body: suspension, response: updatedAccountResponse }),
  unbanNewer: endpoint({ method: 'DELETE', path: 'users/unban/:id', response: emptyResponse }),
  /**
   * Switches the session to another user; allowed for administrators, and for parents with their own profiles. Reload
   * the page afterwards. The only way back is to sign out and in again (backend contract, section 3.2).
   */
  impersonate: endpoint({
    method: 'POST',
    path: 'admin/users/impersonate/:userId',
    response: accountResponse,
    startsSession: true,
    assumed:
      'documented for administrators only; the spec’s family.add suggests that parents may impersonate their own profiles',
  }),
}
