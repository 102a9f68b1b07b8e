import type { Release } from '../../state/parts/release'
import { releases } from './releases'

/** Endpoints of the contract that this release does not have; it responds with 404 to them. */
export function missingEndpoints(release: Release): readonly string[] {
  const { alerts, bans, channelReset, hasAppearance, hasAvatarRoute, landingData } = releases[release]
  return [
    ...(bans === 'users/ban/:id' ? ['accounts.ban', 'accounts.unban'] : ['accounts.banNewer', 'accounts.unbanNewer']),
    alerts === 'admin/setup-alerts' ? 'setupAlerts.listNewer' : 'setupAlerts.list',
    channelReset === 'reset-to-default' ? 'managedChannels.applyPreset' : 'managedChannels.resetToDefault',
    ...(landingData === 'landing/artists' ? [] : ['landing.artists']),
    ...(hasAppearance ? [] : ['appearance.show', 'appearance.save', 'appearance.seoTags', 'appearance.saveSeoTags']),
    ...(hasAvatarRoute ? [] : ['accounts.uploadAvatar', 'accounts.removeAvatar', 'captcha.verify']),
  ]
}
