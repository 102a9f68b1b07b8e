import { useParams } from 'react-router-dom'

import { NotFound } from '@/core/screen/not-found'

import { ChannelPage } from './components/channel-page'
import { GenreList } from './components/genre-list'

/** The channel of a genre: it is about nothing while its address names none. */
const GENRES = 'genre'

/** `/{slug}`, `/channel/{slug}` and `/channels/{slug}`, with an optional restriction: `/genre/rock`. */
export function ChannelScreen() {
  const { slug, restriction } = useParams()
  if (!slug) return <NotFound />
  if (slug === GENRES && !restriction) return <GenreList />
  return <ChannelPage idOrSlug={slug} restriction={restriction} />
}
