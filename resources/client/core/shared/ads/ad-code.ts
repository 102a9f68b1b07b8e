import type { Bootstrap } from '@/contract/groups/bootstrap'
import { isChildProfile, isSubscribed } from '@/core/platform/session/permissions'

/** Ad placement: the key of its code in `settings.ads` (spec section 9). */
export type AdPlace = 'general_top' | 'general_bottom' | 'artist_top' | 'artist_bottom' | 'album_above'

/** Whether a placement is below all content, where the ad may determine its own height. */
export const isBelowContent = (place: AdPlace): boolean => place.endsWith('bottom')

/** Returns a placement's code; null for subscribers, for children, and if ads are disabled. */
export function adCode(bootstrap: Bootstrap, place: AdPlace): string | null {
  const { ads } = bootstrap.settings
  const isShown = !ads.disable && !isSubscribed(bootstrap.user) && !isChildProfile(bootstrap)
  return (isShown && ads[place]) || null
}
