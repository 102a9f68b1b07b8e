import '@/styles/components.css'

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { MediaHeaderSkeleton } from '@/core/media/media-header'
import { TrackListSkeleton } from '@/core/media/track-list-skeleton'
import { QueryView } from '@/core/screen/query-view'
import { usePageTitle } from '@/core/screen/use-page-title'

import { PlaylistArticle } from './components/playlist-article'
import { playlistQueries } from './queries'

/** `/playlist/{id}/{name}`: the cover, whose playlist it is, its tracks as they were put in order. */
export function PlaylistScreen() {
  const { id = '' } = useParams()
  const query = useQuery(playlistQueries.show(id))
  usePageTitle(query.data?.playlist.name)
  return (
    <QueryView query={query} skeleton={<PlaylistSkeleton />}>
      {(page) => <PlaylistArticle key={page.playlist.id} page={page} />}
    </QueryView>
  )
}

function PlaylistSkeleton() {
  return (
    <div className="space-y-8">
      <MediaHeaderSkeleton shape="square" />
      <TrackListSkeleton />
    </div>
  )
}
