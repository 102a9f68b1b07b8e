import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MorePages } from '@/core/shared/screen/more-pages'
import { ScreenError } from '@/core/shared/screen/screen-error'
import { usePageMeta } from '@/core/shared/screen/use-page-meta'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { EmptyState } from '@/ui/feedback/empty-state'

import { genreQueries } from '../queries'

/** `/genre` without a name: every genre there is. */
export function GenreList() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(genreQueries.list())
  const genres = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  usePageTitle(t('Genres'))
  usePageMeta({ path: paths.channel.link({ slug: 'genre' }) })
  if (!genres && query.error) return <ScreenError error={query.error} onRetry={() => void query.refetch()} />
  return (
    <article className="space-y-8">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('Genres')}</h1>
      {!genres && <CardsSkeleton />}
      {genres?.length === 0 && <EmptyState title={t('Nothing here yet')} />}
      {genres && genres.length > 0 && <MediaCollection items={genres} layout="grid" label={t('Genres')} />}
      {genres && <MorePages query={query} />}
    </article>
  )
}
