import type { Bootstrap } from '@/contract/bootstrap'
import { isChildProfile, isSubscribed } from '@/core/platform/session/permissions'

/** A place for an advertisement: the key of `settings.ads` that has its code (spec section 9). */
export type AdPlace = 'general_top' | 'general_bottom' | 'artist_top' | 'artist_bottom' | 'album_above'

/** Whether a place stands below all content, where it takes the room that it turns out to need. */
export const isBelowContent = (place: AdPlace): boolean => place.endsWith('bottom')

/** The owner's code for a place; null for those who see none: subscribers, children, everybody where they are switched off. */
export function adCode(bootstrap: Bootstrap, place: AdPlace): string | null {
  const { ads } = bootstrap.settings
  const sees = !ads.disable && !isSubscribed(bootstrap.user) && !isChildProfile(bootstrap)
  return (sees && ads[place]) || null
}
