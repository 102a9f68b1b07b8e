import { useParams } from 'react-router-dom'

import { ahead, aheadOfPages } from '@/core/platform/api/ahead'
import type { Prefetch } from '@/core/platform/navigation/screen'
import { NotFound } from '@/core/shared/screen/not-found'

import { readPlace } from './channel/channel-address'
import { channelQueries } from './channel/queries'
import { ChannelArticle } from './components/channel-article'
import { ChannelPage } from './components/channel-page'
import { GenreList } from './components/genre-list'
import { genreQueries } from './queries'

/** The channel of a genre: it is about nothing while its address names none. */
const GENRES = 'genre'

/** `/{slug}`, `/channel/{slug}` and `/channels/{slug}`, with an optional restriction: `/genre/rock`. */
export function ChannelScreen() {
  const { slug, restriction } = useParams()
  if (!slug) return <NotFound />
  if (slug === GENRES && !restriction) return <GenreList />
  return <ChannelPage idOrSlug={slug} restriction={restriction} Article={ChannelArticle} />
}

export const prefetch: Prefetch = ({ params: { slug = '', restriction }, search }) =>
  slug === GENRES && !restriction
    ? aheadOfPages(genreQueries.list())
    : ahead(channelQueries.show({ idOrSlug: slug, restriction, ...readPlace(search) }))
