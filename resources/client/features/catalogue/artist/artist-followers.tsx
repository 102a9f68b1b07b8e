import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MorePages } from '@/core/shared/screen/more-pages'
import { PanelError } from '@/core/shared/screen/panel-error'

import { artistQueries } from '../queries'

/** Who follows an artist. */
export function ArtistFollowers({ artistId }: { artistId: number }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(artistQueries.followers(String(artistId)))
  const followers = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  if (!followers)
    return query.error ? <PanelError error={query.error} onRetry={() => void query.refetch()} /> : <CardsSkeleton />
  return (
    <>
      <MediaCollection items={followers} layout="grid" label={t('Followers')} />
      <MorePages query={query} />
    </>
  )
}
