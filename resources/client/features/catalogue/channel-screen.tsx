import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { type Prefetch, prefetchable, prefetchablePages } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { CardsSkeleton } from '@/core/shared/media/media-skeletons'
import { LoadMore } from '@/core/shared/screen/load-more'
import { NotFound, ScreenError } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { parseListParams } from './channel/channel-params'
import { channelQueries } from './channel/queries'
import { ChannelArticle } from './components/channel-article'
import { ChannelPage } from './components/channel-page'
import { genreQueries } from './queries'

/** Slug of the genre channel; without a genre in the URL it lists all genres instead. */
const GENRES = 'genre'

/** `/{slug}`, `/channel/{slug}` and `/channels/{slug}`, with an optional restriction: `/genre/rock`. */
export function Screen() {
  const { slug, restriction } = useParams()
  if (!slug) return <NotFound />
  if (slug === GENRES && !restriction) return <GenreList />
  return <ChannelPage idOrSlug={slug} restriction={restriction} Article={ChannelArticle} />
}

export const prefetch: Prefetch = ({ params: { slug = '', restriction }, search }) =>
  slug === GENRES && !restriction
    ? prefetchablePages(genreQueries.list())
    : prefetchable(channelQueries.show({ idOrSlug: slug, restriction, ...parseListParams(search) }))

/** `/genre` without a name: all genres. */
function GenreList() {
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
      {genres?.length === 0 && (
        <EmptyMusic title={t('Nothing here yet')} to={paths.home.link()} label={t('Find music')}>
          {t('Genres show up here with the first songs.')}
        </EmptyMusic>
      )}
      {genres && genres.length > 0 && <MediaCollection items={genres} layout="grid" label={t('Genres')} />}
      {genres && <LoadMore query={query} />}
    </article>
  )
}
