import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/i18n/use-translation'
import { CardsSkeleton } from '@/core/media/cards-skeleton'
import { PanelError } from '@/core/screen/panel-error'
import { Button } from '@/ui/button'

import { artistQueries } from '../queries'
import { ArtistSection } from './artist-section'
import { MediaCollection } from '@/core/media/media-collection'

/** The artist's albums, a page at a time. A panel of its own: its failure leaves the rest of the page standing. */
export function ArtistAlbums({ artistId }: { artistId: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(artistQueries.albums(artistId))
  const albums = query.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  if (query.data && albums.length === 0) return null
  return (
    <ArtistSection title={t('Albums')}>
      {query.isPending && <CardsSkeleton />}
      {albums.length > 0 && <MediaCollection items={albums} layout="grid" label={t('Albums')} />}
      {query.error && <PanelError error={query.error} onRetry={() => void query.fetchNextPage()} />}
      {query.hasNextPage && !query.error && (
        <Button variant="outline" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
    </ArtistSection>
  )
}
