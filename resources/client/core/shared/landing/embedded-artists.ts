import { type LandingArtist, landing } from '@/contract/groups/landing'
import { loadedQueries } from '@/core/platform/api/loaded-queries'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'

/** The artists that the server embeds in the landing page, as options of their query. */
export const embeddedPage = embeddedData('landingPage', landing.artists, ({ artists }) => artists.length > 0)

/**
 * Returns the embedded artists on a page's first screen, which renders them without the code of queries. Undefined once
 * that has loaded: queries then track whether the artists are stale.
 */
export const embeddedArtists = (): LandingArtist[] | undefined =>
  loadedQueries.get() ? undefined : embeddedPage.initialData()?.artists
