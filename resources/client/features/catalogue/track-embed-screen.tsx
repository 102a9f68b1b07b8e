import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import { paths } from '@/core/platform/navigation/paths'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { EmbedCard, EmbedLayout, EmbedSkeleton } from './embed/embed-card'
import { playableTrack, trackQueries } from './queries'

/** `/track/{id}/{name}/embed`: a small player for one track, for embedding in other sites. */
export function Screen() {
  return (
    <EmbedLayout>
      <TrackEmbed />
    </EmbedLayout>
  )
}

function TrackEmbed() {
  const { id = '' } = useParams()
  const query = useQuery(trackQueries.show(id))
  const track = query.data?.track
  usePageTitle(track?.name)
  usePageMeta({ path: track && paths.track.link(track) })
  return (
    <QueryView query={query} skeleton={<EmbedSkeleton />}>
      {({ track: page }) => {
        const { name, artists, image, album } = page
        return (
          <EmbedCard
            title={name}
            artists={artists}
            image={image ?? album?.image}
            path={paths.track.link(page)}
            tracks={[playableTrack(page)]}
          />
        )
      }}
    </QueryView>
  )
}
