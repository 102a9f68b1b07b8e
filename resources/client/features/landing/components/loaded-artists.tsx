import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { LandingArtist } from '@/contract/groups/landing'
import { isGone } from '@/core/platform/api/api-error'
import { queryClient } from '@/core/platform/api/query-client'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { PanelError } from '@/core/shared/screen/query-view'

import { landingQueries } from '../queries'

type LoadedArtistsProps = { skeleton: ReactNode; children: (artists: LandingArtist[]) => ReactNode }

/** Requests the artists, and renders its children with them. */
export const LoadedArtists = (props: LoadedArtistsProps) => (
  <QueryClientProvider client={queryClient}>
    <QueriedArtists {...props} />
  </QueryClientProvider>
)

function QueriedArtists({ skeleton, children }: LoadedArtistsProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(landingQueries.artists)
  const artists = data?.artists ?? (isGone(error) ? [] : undefined)
  if (artists?.length === 0)
    return <EmptyMusic title={t('No artists yet')}>{t('Check back soon. New songs are on the way.')}</EmptyMusic>
  if (artists) return children(artists)
  return error ? <PanelError error={error} onRetry={() => void refetch()} /> : skeleton
}
