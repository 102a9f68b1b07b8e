import { landing } from '@/contract/groups/landing'
import { query } from '@/core/platform/api/query'
import { embeddedPage } from '@/core/shared/landing/embedded-artists'

/** Queries for the landing page. */
export const landingQueries = {
  artists: { ...query(landing.artists), ...embeddedPage },
}
