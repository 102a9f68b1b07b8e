import { type Release, releases } from './releases'

/** Endpoints of the contract that this release does not have; it responds with 404 to them. */
export function missingEndpoints(release: Release): readonly string[] {
  const { bans, hasAvatarRoute } = releases[release]
  return [
    ...(bans === 'users/ban/:id' ? ['accounts.ban', 'accounts.unban'] : ['accounts.banNewer', 'accounts.unbanNewer']),
    ...(hasAvatarRoute ? [] : ['accounts.uploadAvatar', 'accounts.removeAvatar', 'captcha.verify']),
  ]
}
