import * as z from 'zod/mini'

import { eitherSpelling, listOf, optionalName, optionalNumber as number, optionalText as text } from './wire'

/** A right and its limits, e.g. `family.add` with `count`; a missing restriction means unlimited (backend contract, 3.3). */
export const permissionSchema = z.looseObject({
  name: z.string(),
  restrictions: listOf(
    z.looseObject({ name: z.string(), value: z.optional(z.nullable(z.union([z.number(), z.boolean(), z.string()]))) }),
  ),
})
/** A permission. */
export type Permission = z.output<typeof permissionSchema>

const permissions = listOf(permissionSchema)

/** The role of everyone who is not signed in. */
export const guestRoleSchema = z.looseObject({ id: z.optional(z.number()), permissions })

const subscriptionSchema = z.looseObject({
  id: z.optional(z.number()),
  valid: z.optional(z.nullable(z.boolean())),
  active: z.optional(z.nullable(z.boolean())),
})

/** Fields of a user in both spellings, as every answer about one may carry them. */
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
  bans: listOf(z.looseObject({ comment: text })),
  parent_id: number,
  unread_notifications_count: number,
}

type BothSpellings = { [Key in 'display_name' | 'name' | 'avatar' | 'image' | 'email']?: string | null | undefined }

/** A user under `display_name` and `avatar`, whichever release sent them; one without a name goes by the e-mail. */
export const userInOneSpelling = <Sent extends BothSpellings>(user: Sent) => ({
  ...user,
  display_name: eitherSpelling(user.display_name, user.name) ?? user.email ?? '',
  avatar: eitherSpelling(user.avatar, user.image) ?? null,
})

/** The signed-in user (product spec, section 3). Screens read `display_name` and `avatar`, whichever release answers. */
export const userSchema = z.pipe(
  z.looseObject(userShape),
  z.transform((user) => userInOneSpelling(user)),
)
/** The signed-in user after parsing. */
export type User = z.output<typeof userSchema>
