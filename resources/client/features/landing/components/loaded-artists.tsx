import { QueryClientProvider, useQuery } from '@tanstack/react-query'

import { isGone } from '@/core/platform/api/api-error'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelError } from '@/core/shared/screen/query-view'

import { landingQueries } from '../queries'
import { ArtistGrid, ArtistGridSkeleton } from './artist-grid'

/** An {@link ArtistGrid} that requests its artists. */
export const LoadedArtists = () => (
  <QueryClientProvider client={queryClient}>
    <QueriedArtists />
  </QueryClientProvider>
)

function QueriedArtists() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(landingQueries.artists)
  const artists = data?.artists ?? (isGone(error) ? [] : undefined)
  if (artists?.length === 0) return <p className="text-center text-muted">{t('No artists yet')}</p>
  if (artists) return <ArtistGrid artists={artists} />
  return error ? <PanelError error={error} onRetry={() => void refetch()} /> : <ArtistGridSkeleton />
}
