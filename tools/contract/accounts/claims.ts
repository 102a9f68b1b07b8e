import type { Bootstrap } from '@/contract/groups/bootstrap'
import { hasPermission, isBanned, isChildProfile, mustVerifyEmail } from '@/core/platform/session/permissions'

import type { AccountName } from './account-names'

/** Checks of accounts that must be something special: each returns what is missing. */
const claims: Partial<Record<AccountName, (data: Bootstrap) => string | undefined>> = {
  admin: (data) => (hasPermission(data, 'admin') ? undefined : 'is no administrator'),
  artist: (data) => {
    if (hasPermission(data, 'admin')) return 'is an administrator, who may see the music of all artists'
    return data.user?.artists.length ? undefined : 'manages no artist'
  },
  child: (data) => (isChildProfile(data) ? undefined : 'is no child’s profile'),
  parent: (data) => (hasPermission(data, 'family.add') ? undefined : 'may not add family profiles'),
  parentAtCap: (data) => (hasPermission(data, 'family.add') ? undefined : 'may not add family profiles'),
  twoFactor: () => 'signs in without a second factor',
  unverified: (data) => (mustVerifyEmail(data) ? undefined : 'may use the site, since its email address is verified'),
}

/** Returns why an account cannot play its persona; undefined when it can. A pending second factor leaves `data` out. */
export function whyUnfit(name: AccountName, data: Bootstrap | undefined): string | undefined {
  if (!data) return name === 'twoFactor' ? undefined : 'needs a second factor to sign in'
  const missing = claims[name]?.(data)
  if (missing !== undefined) return missing
  if (name !== 'banned' && isBanned(data.user)) return 'is suspended'
  return name !== 'unverified' && mustVerifyEmail(data)
    ? 'can call nothing: its email address is not verified'
    : undefined
}
