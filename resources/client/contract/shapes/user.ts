import * as z from 'zod/mini'

import { listOf, optionalName, optionalNumber as number, optionalText as text } from '../machinery/wire-values'
import { subscriptionSchema } from './subscription-schema'

/**
 * Permission and its restrictions, e.g. `family.add` with `count`; without a restriction it is unlimited (backend
 * contract, 3.3).
 */
export const permissionSchema = z.looseObject({
  /** Absent in bootstrap data. */
  id: z.optional(z.number()),
  name: z.string(),
  restrictions: listOf(
    z.looseObject({ name: z.string(), value: z.optional(z.nullable(z.union([z.number(), z.boolean(), z.string()]))) }),
  ),
})
/** A permission after parsing. */
export type Permission = z.output<typeof permissionSchema>

const permissions = listOf(permissionSchema)

/** The role of guests. */
export const guestRoleSchema = z.looseObject({ id: z.optional(z.number()), permissions })

const managedArtistSchema = z.looseObject({ id: z.number(), name: optionalName, image: text, role: optionalName })
/** An artist that a user manages. */
export type ManagedArtist = z.output<typeof managedArtistSchema>

/** Fields of a user in any response, in both releases' spellings. */
export const userShape = {
  id: z.number(),
  email: text,
  first_name: text,
  last_name: text,
  /** `display_name` and `avatar` in one release, `name` and `image` in the next. */
  display_name: optionalName,
  name: optionalName,
  avatar: text,
  image: text,
  language: text,
  country: text,
  timezone: text,
  roles: listOf(z.looseObject({ id: z.number(), name: text })),
  permissions,
  subscriptions: listOf(subscriptionSchema),
  email_verified_at: z.optional(z.nullable(z.union([z.string(), z.boolean()]))),
  /** Assumed: `expired_at`, the end of a suspension; null for a permanent one. */
  bans: listOf(z.looseObject({ comment: text, expired_at: text })),
  /** Assumed: column of the suspended, in every release; bootstrap data has it without `bans`, or neither. */
  banned_at: text,
  parent_id: number,
  unread_notifications_count: number,
  /** Artists that the user manages, each with the user's role (backend contract, section 6); bootstrap data has them. */
  artists: listOf(managedArtistSchema),
}

type BothSpellings = { [Key in 'display_name' | 'name' | 'avatar' | 'image' | 'email']?: string | null | undefined }

/** Normalizes a user to `display_name` and `avatar`; without a name the email address is shown. */
export const normalizeUser = <Sent extends BothSpellings>(user: Sent) => ({
  ...user,
  display_name: user.display_name ?? user.name ?? user.email ?? '',
  avatar: user.avatar ?? user.image ?? null,
})

/** The signed-in user (product spec, section 3), normalized to `display_name` and `avatar`. */
export const userSchema = z.pipe(
  z.looseObject(userShape),
  z.transform((user) => normalizeUser(user)),
)
/** The signed-in user after parsing. */
export type User = z.output<typeof userSchema>
