import * as z from 'zod/mini'

import { accountSchema } from './account'
import { personNames } from './accounts'
import { emailAddress } from './email-address'
import { emptyAnswer, orEmpty } from './empty-answer'
import { endpoint } from './endpoint'
import { listOrPage, listQuery } from './pagination'
import { optionalNumber } from './wire'

/** Characters of the shortest password that one user gives another (backend contract, section 3.3). */
export const GIVEN_PASSWORD_SHORTEST = 3

const TOO_SHORT = `The password field must be at least ${GIVEN_PASSWORD_SHORTEST} characters.`
const UNKNOWN = 'neither document states'

const nothing = listOrPage(accountSchema).parse([])

const listSchema = z.pipe(
  z.looseObject({ pagination: z.optional(listOrPage(accountSchema)), total_count: optionalNumber }),
  z.transform(({ pagination = nothing, total_count, ...rest }) => ({
    ...rest,
    pagination,
    /** How many profiles the family has, on all pages. */
    total_count: total_count ?? pagination.total ?? pagination.items.length,
  })),
)

const created = z.looseObject({ user: accountSchema })
const changed = orEmpty(z.looseObject({ user: z.optional(accountSchema) }))
const details = {
  ...personNames,
  /** Address of a picture; a file goes to `accounts.uploadAvatar` once the profile is there. */
  avatar: z.optional(z.nullable(z.string())),
  /** Whether the parent vouches for the address, so that no mail has to confirm it. */
  email_verified_at: z.optional(z.boolean()),
  /** Ids; without them a profile gets the role that the site has for family profiles. */
  roles: z.optional(z.array(z.number())),
}

/** Profiles of a family: accounts below a parent's, for those who have `family.open`; `family.add` changes them. */
export const family = {
  /** Relations by `with`: `subscriptions,bans,lastLogin`. */
  list: endpoint({
    method: 'GET',
    path: 'family-users',
    query: z.object(listQuery),
    response: listSchema,
    assumed: `${UNKNOWN} the shape of the list, but for its total_count`,
  }),
  /** Refused with 403 once the family has as many profiles as the restriction `count` of `family.add` allows. */
  create: endpoint({
    method: 'POST',
    path: 'family-users',
    body: z.object({
      ...details,
      email: emailAddress,
      password: z
        .string()
        .check(z.minLength(1, 'The password field is required.'), z.minLength(GIVEN_PASSWORD_SHORTEST, TOO_SHORT)),
      parent_id: z.optional(z.number()),
    }),
    response: created,
    assumed: `${UNKNOWN} the reply, the rules of the fields and what is answered at the cap`,
  }),
  /** An empty password leaves the old one. */
  update: endpoint({
    method: 'PUT',
    path: 'family-users/:id',
    body: z.object({
      ...details,
      password: z.optional(
        z.nullable(
          z
            .string()
            .check(z.refine((password) => password === '' || password.length >= GIVEN_PASSWORD_SHORTEST, TOO_SHORT)),
        ),
      ),
    }),
    response: changed,
    assumed: `${UNKNOWN} the reply and the rules of the fields`,
  }),
  /** Ids joined by commas. */
  remove: endpoint({
    method: 'DELETE',
    path: 'family-users/:ids',
    response: emptyAnswer,
    assumed: 'the spec’s bulk deletion, at the address of this list',
  }),
}
