import { useParams } from 'react-router-dom'

import { NotFound } from '@/core/screen/not-found'

import { ChannelPage } from './components/channel-page'

/** `/{slug}`, `/channel/{slug}` and `/channels/{slug}`, with an optional restriction: `/genre/rock`. */
export function ChannelScreen() {
  const { slug, restriction } = useParams()
  if (!slug) return <NotFound />
  return <ChannelPage idOrSlug={slug} restriction={restriction} />
}
