import type { ArtistPage } from '@/contract/groups/artists'
import type { Settings } from '@/contract/shapes/settings'

/** Artist tabs by the backend's ids (backend contract, section 1.5). */
const TABS = { 1: 'discography', 2: 'similar', 3: 'about', 4: 'tracks', 5: 'albums', 6: 'followers' } as const

/** A tab of the artist page. */
export type ArtistTab = (typeof TABS)[keyof typeof TABS]

/** Shown when an administrator has chosen none. */
const DEFAULT_TABS: ArtistTab[] = ['discography', 'similar', 'about']

const isKnown = (id: number): id is keyof typeof TABS => id in TABS

/** Tabs for children: no followers and no long texts. */
const CHILD_TABS: ArtistTab[] = ['discography', 'similar']

/** Returns the tabs an administrator chose, in order, without empty ones. */
export function artistTabs(
  { artistPage }: Settings,
  { artist }: Pick<ArtistPage, 'artist'>,
  isChild = false,
): ArtistTab[] {
  const configuredTabs = artistPage.tabs
    .filter(({ active }) => active)
    .flatMap(({ id }) => (isKnown(Number(id)) ? TABS[Number(id) as keyof typeof TABS] : []))
  const tabs = isChild ? CHILD_TABS : configuredTabs.length > 0 ? configuredTabs : DEFAULT_TABS
  const isEmpty: Partial<Record<ArtistTab, boolean>> = {
    similar: artist.similar.length === 0,
    about: !artist.profile?.description && artist.links.length === 0,
    followers: !artist.likes_count,
  }
  return tabs.filter((tab) => !isEmpty[tab])
}
