import * as z from 'zod/mini'

import { accountSchema } from './account'
import { emptyAnswer, orEmpty } from './empty-answer'
import { endpoint } from './endpoint'
import { wireList } from './wire'

/** Bytes of the largest picture the server takes; the spec's client would let 8 MB through (backend contract, 3.3). */
export const AVATAR_SERVER_LIMIT = 1500 * 1024

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

/** First and last name: letters, spaces and dashes, two or more; empty ones are stored as null (backend contract, 3.3). */
export const personNames = { first_name: nameOf('first name'), last_name: nameOf('last name') }

const choice = z.optional(z.nullable(z.string()))
const withRelations = z.object({ with: z.optional(wireList) })
const answered = z.looseObject({ user: accountSchema })
const changed = orEmpty(z.looseObject({ user: z.optional(accountSchema) }))

const isFile = (value: unknown): value is File => value instanceof Object && 'size' in value && 'type' in value

const suspension = z.object({
  ban_until: z.optional(z.nullable(z.string())),
  comment: z.optional(
    z.nullable(z.string().check(z.maxLength(250, 'The comment may not be greater than 250 characters.'))),
  ),
  permanent: z.optional(z.boolean()),
})

/** Calls about accounts (product spec, section 7; backend contract, section 3.3). */
export const accounts = {
  /** The signed-in user; roles, social profiles, tokens and the state of two-factor come unasked. */
  me: endpoint({ method: 'GET', path: 'users/me', query: withRelations, response: answered }),
  /** Anybody's account; of strangers it tells the name and the picture alone. */
  show: endpoint({
    method: 'GET',
    path: 'users/:id',
    query: withRelations,
    response: answered,
    assumed:
      'the facts show all fields to administrators alone; whether a parent sees those of a family profile is not stated',
  }),
  /** Changes what is given of one's own account: details, or language and place. `timezone` is a name or `auto`. */
  update: endpoint({
    method: 'PUT',
    path: 'users/me',
    body: z.object({ ...personNames, language: choice, country: choice, timezone: choice }),
    response: changed,
  }),
  /** A picture as a file, or the address of one (at most 250 characters). What is wrong stands at `errors.file`. */
  uploadAvatar: endpoint({
    method: 'POST',
    path: 'users/:id/avatar',
    multipart: true,
    body: z.object({
      file: z.optional(z.custom<File>(isFile, 'The file must be an image.')),
      url: z.optional(z.string().check(z.maxLength(250, 'The url may not be greater than 250 characters.'))),
    }),
    response: changed,
  }),
  removeAvatar: endpoint({ method: 'DELETE', path: 'users/:id/avatar', response: emptyAnswer }),
  /** Ids joined by commas. One's own account goes only with `deleteCurrentUser`, after the password was confirmed (423). */
  remove: endpoint({
    method: 'DELETE',
    path: 'users/:ids',
    body: z.object({ deleteCurrentUser: z.optional(z.boolean()) }),
    response: emptyAnswer,
  }),
  /** Suspends, until a day or for ever: every call of that user is refused from then on. */
  ban: endpoint({ method: 'POST', path: 'users/:id/ban', body: suspension, response: changed }),
  unban: endpoint({ method: 'DELETE', path: 'users/:id/unban', response: emptyAnswer }),
  /** `ban` and `unban` as the release after has them (B2 of the backend contract, table 0): for servers that are that release. */
  banNewer: endpoint({ method: 'POST', path: 'users/ban/:id', body: suspension, response: changed }),
  unbanNewer: endpoint({ method: 'DELETE', path: 'users/unban/:id', response: emptyAnswer }),
  /**
   * The session becomes that user's: for administrators, and for parents with their own profiles. Reload the page after.
   * There is no way back but signing out and in again (backend contract, section 3.2).
   */
  impersonate: endpoint({
    method: 'POST',
    path: 'admin/users/impersonate/:userId',
    response: answered,
    assumed:
      'the facts know of administrators alone; that parents may become their own profiles is what the spec’s family.add suggests',
  }),
}
