import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { paths } from '@/core/platform/navigation/paths'
import { MediaHeaderSkeleton } from '@/core/shared/media/media-header'
import { TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { AlbumArticle } from './album/album-article'
import { albumQueries } from './queries'

/** `/album/{id}/{artist}/{album}`: cover, album details and tracks in order. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useQuery(albumQueries.show(id))
  const known = query.data?.album
  usePageTitle(known?.name)
  usePageMeta({
    type: 'music.album',
    description: known?.description,
    image: known?.image,
    path: known && paths.album.link(known),
    seo: query.data?.['seo'],
  })
  return (
    <QueryView query={query} skeleton={<AlbumSkeleton />}>
      {({ album }) => <AlbumArticle album={album} />}
    </QueryView>
  )
}

export const prefetch: Prefetch = ({ params: { id = '' } }) => prefetchable(albumQueries.show(id))

function AlbumSkeleton() {
  return (
    <div className="space-y-8">
      <MediaHeaderSkeleton shape="square" />
      <TrackListSkeleton />
    </div>
  )
}
