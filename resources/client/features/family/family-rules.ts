import type { Bootstrap } from '@/contract/bootstrap'
import { findPermission, isOverQuota, restrictionOf } from '@/core/platform/session/permissions'

/** The permission to add profiles to one's family, to change them and to listen as them (spec section 6). */
export const MANAGES_FAMILY = 'family.add'

const limitOf = (bootstrap: Bootstrap) => restrictionOf(bootstrap, MANAGES_FAMILY, 'count')

/** How many profiles the family may have (spec section 9); null without a limit. */
export function familyLimit(bootstrap: Bootstrap): number | null {
  const limit = limitOf(bootstrap)
  const number = typeof limit === 'string' && limit.trim() !== '' ? Number(limit) : limit
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Whether a family of so many may have one more. */
export const hasRoom = (bootstrap: Bootstrap, count: number): boolean => !isOverQuota(limitOf(bootstrap), count)

/** Whether an account is the visitor's to change: of their own family, or anybody's for those who run the site. */
export const mayEdit = (bootstrap: Bootstrap, profile: { parent_id?: number | null | undefined }): boolean =>
  findPermission(bootstrap, 'admin') !== undefined ||
  (bootstrap.user !== null && profile.parent_id === bootstrap.user.id)

/** Whether an account is suspended, and for which reason. */
export function suspensionOf({
  bans,
}: {
  bans: readonly { comment?: string | null | undefined }[]
}): { reason: string | null } | undefined {
  const [first] = bans
  return first && { reason: first.comment || null }
}

/** Whether a mail has to confirm the address of an account that is not confirmed yet. */
export const awaitsConfirmation = (
  { settings }: Bootstrap,
  { email_verified_at }: { email_verified_at?: string | boolean | null | undefined },
): boolean => settings.require_email_confirmation && email_verified_at !== undefined && !email_verified_at
