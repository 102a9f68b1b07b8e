import type { Release } from '../../state/parts/release'
import { releases } from './releases'

/** Endpoints of the contract that this release does not have; it responds with 404 to them. */
export function missingEndpoints(release: Release): readonly string[] {
  const { alerts, bans, hasAvatarRoute, landingData } = releases[release]
  return [
    ...(bans === 'users/ban/:id' ? ['accounts.ban', 'accounts.unban'] : ['accounts.banNewer', 'accounts.unbanNewer']),
    alerts === 'admin/setup-alerts' ? 'setupAlerts.listNewer' : 'setupAlerts.list',
    ...(landingData === 'landing/artists' ? [] : ['landing.artists']),
    ...(hasAvatarRoute ? [] : ['accounts.uploadAvatar', 'accounts.removeAvatar', 'captcha.verify']),
  ]
}
