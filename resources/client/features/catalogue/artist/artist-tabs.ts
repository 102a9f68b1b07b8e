import type { ArtistPage } from '@/contract/artists'
import type { Settings } from '@/contract/settings'

/** Views of an artist, in the backend's numbers (backend contract, section 1.5). */
const TABS = { 1: 'discography', 2: 'similar', 3: 'about', 4: 'tracks', 5: 'albums', 6: 'followers' } as const

/** A view of an artist. */
export type ArtistTab = (typeof TABS)[keyof typeof TABS]

/** Shown where an administrator has chosen none. */
const USUAL: ArtistTab[] = ['discography', 'similar', 'about']

const isKnown = (id: number): id is keyof typeof TABS => id in TABS

/** Views for a child: music, and neither strangers nor much to read. */
const FOR_CHILDREN: ArtistTab[] = ['discography', 'similar']

/** The views that an administrator chose, in their order, as far as there is something to see in them. */
export function artistTabs(
  { artistPage }: Settings,
  { artist }: Pick<ArtistPage, 'artist'>,
  isChild = false,
): ArtistTab[] {
  const chosen = artistPage.tabs
    .filter(({ active }) => active)
    .flatMap(({ id }) => (isKnown(Number(id)) ? TABS[Number(id) as keyof typeof TABS] : []))
  const tabs = isChild ? FOR_CHILDREN : chosen.length > 0 ? chosen : USUAL
  const isEmpty: Partial<Record<ArtistTab, boolean>> = {
    similar: artist.similar.length === 0,
    about: !artist.profile?.description && artist.links.length === 0,
    followers: !artist.likes_count,
  }
  return tabs.filter((tab) => !isEmpty[tab])
}
