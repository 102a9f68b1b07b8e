import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listOrPage, listQuery } from '../machinery/pagination'
import { optionalNumber } from '../machinery/wire-values'
import { assignedPassword, emailAddress, keptPassword } from '../shapes/credentials'
import { accountSchema, personNames } from './accounts'

const emptyPage = listOrPage(accountSchema).parse([])

const listSchema = z.pipe(
  z.looseObject({ pagination: z.optional(listOrPage(accountSchema)), total_count: optionalNumber }),
  z.transform(({ pagination = emptyPage, total_count, ...rest }) => ({
    ...rest,
    pagination,
    /** Number of profiles in the family, across all pages. */
    total_count: total_count ?? pagination.total ?? pagination.items.length,
  })),
)

const createdResponse = z.looseObject({ user: accountSchema })
const updatedResponse = orEmpty(z.looseObject({ user: z.optional(accountSchema) }))
const details = {
  ...personNames,
  /** Image URL; upload a file with `accounts.uploadAvatar` after creating the profile. */
  avatar: z.optional(z.nullable(z.string())),
  /** True when the parent vouches for the email address, so no verification email is needed. */
  email_verified_at: z.optional(z.boolean()),
  /** Role ids; by default a profile gets the site's role for family profiles. */
  roles: z.optional(z.array(z.number())),
}

/** Family profiles: accounts below a parent's. Listing needs the permission `family.open`, changing `family.add`. */
export const family = {
  /** Relations to request through `with`: `subscriptions,bans,lastLogin`. */
  list: endpoint({
    method: 'GET',
    path: 'family-users',
    query: z.object(listQuery),
    response: listSchema,
    assumed: 'only total_count of the list is documented',
  }),
  /** The server responds with 403 when the family has reached the restriction `count` of `family.add`. */
  create: endpoint({
    method: 'POST',
    path: 'family-users',
    body: z.object({
      ...details,
      email: emailAddress,
      password: assignedPassword,
      parent_id: z.optional(z.number()),
    }),
    response: createdResponse,
    assumed: 'the response, the validation rules and the status at the cap are not documented',
  }),
  /** An empty password keeps the old one. */
  update: endpoint({
    method: 'PUT',
    path: 'family-users/:id',
    body: z.object({
      ...details,
      password: keptPassword,
    }),
    response: updatedResponse,
    assumed: 'the response and the validation rules are not documented',
  }),
  /** Comma-separated ids. */
  remove: endpoint({
    method: 'DELETE',
    path: 'family-users/:ids',
    response: emptyResponse,
    assumed: 'the spec’s bulk deletion, at this list’s path',
  }),
}
