import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Permission, User } from '@/contract/shapes/user'
import { sellsPlans } from '@/core/platform/settings/sells-plans'

import { PUBLISH_MUSIC } from './backstage-rights'

type Restriction = Permission['restrictions'][number]['value']
type Limit = NonNullable<Restriction> | null

/** Finds a permission of the user, or of the guest role for guests (spec section 6). */
export function findPermission({ user, guest_role }: Bootstrap, name: string): Permission | undefined {
  const permissions = user ? user.permissions : guest_role?.permissions
  return permissions?.find((permission) => permission.name === name)
}

/** Whether the visitor has a permission; `admin` implies all (spec section 3). */
export const hasPermission = (bootstrap: Bootstrap, name: string): boolean =>
  findPermission(bootstrap, 'admin') !== undefined || findPermission(bootstrap, name) !== undefined

/** Whether the visitor has a role, by id: one of the user's, or the guest role (spec section 6). */
export const hasRole = ({ user, guest_role }: Bootstrap, id: number): boolean =>
  user ? user.roles.some((role) => role.id === id) : guest_role?.id === id

/** Returns the value of a permission's restriction; null means unlimited, as always for `admin`. */
export function restrictionOf(bootstrap: Bootstrap, permission: string, restriction: string): Limit {
  if (findPermission(bootstrap, 'admin')) return null
  const found = findPermission(bootstrap, permission)?.restrictions.find(({ name }) => name === restriction)
  return found?.value ?? null
}

/** Whether the count has reached a numeric restriction (spec section 5); other values don't restrict. */
export const isOverQuota = (restriction: Restriction, count: number): boolean =>
  (typeof restriction === 'number' || (typeof restriction === 'string' && restriction.trim() !== '')) &&
  count >= Number(restriction)

/** Whether any subscription is valid (spec section 6). */
export const isSubscribed = (user: User | null): boolean =>
  user?.subscriptions.some(({ valid }) => valid === true) ?? false

/**
 * Whether the user has something to do on the billing page: a valid subscription, or one whose payment failed. Children
 * do not.
 */
export const hasBilling = (bootstrap: Bootstrap): boolean =>
  sellsPlans(bootstrap.settings) &&
  !isChildProfile(bootstrap) &&
  (isSubscribed(bootstrap.user) || (bootstrap.user?.subscriptions.some(({ past_due }) => past_due) ?? false))

/**
 * Whether the user is a child's profile: belongs to a family and may not add to it (product.md, "Children and
 * families"). Settings can name other permissions that identify children.
 */
export function isChildProfile(bootstrap: Bootstrap): boolean {
  const { child_with, child_without } = bootstrap.settings.family
  return (
    bootstrap.user !== null &&
    hasPermission(bootstrap, child_with || 'family.open') &&
    !hasPermission(bootstrap, child_without || 'family.add')
  )
}

/** Whether the site offers the user to upload music (`player.show_upload_btn`). Children never do. */
export const isUploadOffered = (bootstrap: Bootstrap): boolean =>
  bootstrap.settings.player.show_upload_btn && hasPermission(bootstrap, PUBLISH_MUSIC) && !isChildProfile(bootstrap)

/** Whether the user must verify their email address before using the site (spec section 2). */
export const mustVerifyEmail = ({ settings, user }: Bootstrap): boolean =>
  settings.require_email_confirmation && user !== null && !user.email_verified_at

/**
 * Whether the user is suspended, by column or relation: the server refuses all requests except the sign-out (backend
 * contract, section 11).
 */
export const isBanned = (user: Pick<User, 'banned_at' | 'bans'> | null): boolean =>
  user !== null && (Boolean(user.banned_at) || user.bans.length > 0)
