import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/i18n/use-translation'
import { CardsSkeleton } from '@/core/media/cards-skeleton'
import { MediaCollection } from '@/core/media/media-collection'
import { paths } from '@/core/navigation/paths'
import { MorePages } from '@/core/screen/more-pages'
import { ScreenError } from '@/core/screen/screen-error'
import { usePageMeta } from '@/core/screen/use-page-meta'
import { usePageTitle } from '@/core/screen/use-page-title'
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
      {genres?.length === 0 && <EmptyState title={t('Nothing is here yet')} />}
      {genres && genres.length > 0 && <MediaCollection items={genres} layout="grid" label={t('Genres')} />}
      {genres && <MorePages query={query} />}
    </article>
  )
}
