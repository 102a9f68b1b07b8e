import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { paths } from '@/core/platform/navigation/paths'
import { MediaHeaderSkeleton } from '@/core/shared/media/media-header'
import { TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { PlaylistArticle } from './components/playlist-article'
import { playlistQueries } from './queries'

/** `/playlist/{id}/{name}`: cover, owners, and the tracks in playlist order. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useQuery(playlistQueries.show(id))
  const playlist = query.data?.playlist
  usePageTitle(playlist?.name)
  usePageMeta({
    type: 'music.playlist',
    description: playlist?.description,
    image: playlist?.image,
    path: playlist && paths.playlist.link(playlist),
    seo: query.data?.['seo'],
  })
  return (
    <QueryView query={query} skeleton={<PlaylistSkeleton />}>
      {(page) => <PlaylistArticle key={page.playlist.id} page={page} />}
    </QueryView>
  )
}

export const prefetch: Prefetch = ({ params: { id = '' } }) => prefetchable(playlistQueries.show(id))

function PlaylistSkeleton() {
  return (
    <div className="space-y-8">
      <MediaHeaderSkeleton shape="square" />
      <TrackListSkeleton />
    </div>
  )
}
