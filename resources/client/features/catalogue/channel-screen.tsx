import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { ahead, aheadOfPages } from '@/core/platform/api/ahead'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { ScreenAddress } from '@/core/platform/navigation/screen'
import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MorePages } from '@/core/shared/screen/more-pages'
import { NotFound } from '@/core/shared/screen/not-found'
import { ScreenError } from '@/core/shared/screen/screen-error'
import { usePageMeta } from '@/core/shared/screen/use-page-meta'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { EmptyState } from '@/ui/feedback/empty-state'

import { parseListParams } from './channel/channel-params'
import { channelQueries } from './channel/queries'
import { ChannelArticle } from './components/channel-article'
import { ChannelPage } from './components/channel-page'
import { genreQueries } from './queries'

/** Slug of the genre channel; without a genre in the URL it lists all genres instead. */
const GENRES = 'genre'

/** `/{slug}`, `/channel/{slug}` and `/channels/{slug}`, with an optional restriction: `/genre/rock`. */
export function ChannelScreen() {
  const { slug, restriction } = useParams()
  if (!slug) return <NotFound />
  if (slug === GENRES && !restriction) return <GenreList />
  return <ChannelPage idOrSlug={slug} restriction={restriction} Article={ChannelArticle} />
}

ChannelScreen.ahead = ({ params: { slug = '', restriction }, search }: ScreenAddress) =>
  slug === GENRES && !restriction
    ? aheadOfPages(genreQueries.list())
    : ahead(channelQueries.show({ idOrSlug: slug, restriction, ...parseListParams(search) }))

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
      {genres?.length === 0 && <EmptyState title={t('Nothing here yet')} />}
      {genres && genres.length > 0 && <MediaCollection items={genres} layout="grid" label={t('Genres')} />}
      {genres && <MorePages query={query} />}
    </article>
  )
}
