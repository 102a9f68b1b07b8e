import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { MediaSection } from '@/core/shared/media/media-section'
import { TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { TrackList } from '@/core/shared/media/track-list'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { PanelError } from '@/core/shared/screen/query-view'

import { radioQueries } from '../queries'

/** Similar tracks shown on the page; the track's radio has all of them. */
const MAX_SIMILAR_TRACKS = 5

/** Tracks similar to another. Shows its errors here, so the rest of the page stays. */
export function SimilarTracks({ trackId }: { trackId: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(radioQueries.show('track', trackId))
  if (data?.recommendations.length === 0) return null
  return (
    <MediaSection title={t('Similar songs')} to={paths.radio.link({ type: 'track', id: trackId })}>
      {!data && !error && <TrackListSkeleton />}
      {!data && error && <PanelError error={error} onRetry={() => void refetch()} />}
      {data && (
        <TrackList
          tracks={data.recommendations.slice(0, MAX_SIMILAR_TRACKS)}
          label={t('Similar songs')}
          queueId={queueIdOf('track', trackId, { kind: 'radio' })}
        />
      )}
    </MediaSection>
  )
}
