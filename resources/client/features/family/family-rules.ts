import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { User } from '@/contract/shapes/user'
import { paths } from '@/core/platform/navigation/paths'
import { findPermission, isBanned, isOverQuota, restrictionOf } from '@/core/platform/session/permissions'

/** URL of the family's profiles, a panel of the account settings. */
export const FAMILY_PATH = `${paths.accountSettings.link()}#family-access`

/** Permission to add, edit and listen as family profiles (spec section 6). */
export const MANAGES_FAMILY = 'family.add'

const limitOf = (bootstrap: Bootstrap) => restrictionOf(bootstrap, MANAGES_FAMILY, 'count')

/** Returns the limit of family profiles (spec section 9), or null without one. */
export function familyLimit(bootstrap: Bootstrap): number | null {
  const limit = limitOf(bootstrap)
  const number = typeof limit === 'string' && limit.trim() !== '' ? Number(limit) : limit
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Whether a family of `count` profiles may add another. */
export const hasRoom = (bootstrap: Bootstrap, count: number): boolean => !isOverQuota(limitOf(bootstrap), count)

/** Whether the user may edit a profile: their own family's, or any for administrators. */
export const mayEdit = (bootstrap: Bootstrap, profile: { parent_id?: number | null | undefined }): boolean =>
  findPermission(bootstrap, 'admin') !== undefined ||
  (bootstrap.user !== null && profile.parent_id === bootstrap.user.id)

/** Returns the reason for a suspension, or undefined if the profile is not suspended. */
export const suspensionOf = (profile: Pick<User, 'banned_at' | 'bans'>): { reason: string | null } | undefined =>
  isBanned(profile) ? { reason: profile.bans[0]?.comment || null } : undefined

/** Whether the profile's email address still has to be confirmed. */
export const awaitsConfirmation = (
  { settings }: Bootstrap,
  { email_verified_at }: { email_verified_at?: string | boolean | null | undefined },
): boolean => settings.require_email_confirmation && email_verified_at !== undefined && !email_verified_at
