import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { paths } from '@/core/platform/navigation/paths'
import { MediaHeaderSkeleton } from '@/core/shared/media/media-header'
import { TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { Skeleton } from '@/ui/feedback/skeleton'

import { trackQueries } from './queries'
import { TrackArticle } from './track/track-article'

/** `/track/{id}/{name}`: the track with its waveform, lyrics, similar tracks and comments. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useQuery(trackQueries.show(id))
  const track = query.data?.track
  usePageTitle(track?.name)
  usePageMeta({
    type: 'music.song',
    description: track?.description,
    image: track?.image ?? track?.album?.image,
    path: track && paths.track.link(track),
    seo: query.data?.['seo'],
  })
  return (
    <QueryView query={query} skeleton={<TrackSkeleton />}>
      {(page) => <TrackArticle key={page.track.id} {...page} />}
    </QueryView>
  )
}

export const prefetch: Prefetch = ({ params: { id = '' } }) => prefetchable(trackQueries.show(id))

function TrackSkeleton() {
  return (
    <div className="space-y-10" aria-hidden>
      <MediaHeaderSkeleton shape="square" />
      <Skeleton className="h-20 w-full rounded-panel" />
      <TrackListSkeleton />
    </div>
  )
}
