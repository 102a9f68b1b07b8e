import '@/styles/components.css'

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { Track } from '@/contract/music'
import { ahead } from '@/core/api/ahead'
import { useTranslation } from '@/core/i18n/use-translation'
import { MediaHeader, MediaHeaderSkeleton } from '@/core/media/media-header'
import { summarise } from '@/core/media/media-item'
import { PlayAllButton } from '@/core/media/play-all-button'
import { TrackList } from '@/core/media/track-list'
import { TrackListSkeleton } from '@/core/media/track-list-skeleton'
import { paths } from '@/core/navigation/paths'
import type { ScreenAddress } from '@/core/navigation/screen'
import { queueIdOf } from '@/core/playback/queue/queue-id'
import { QueryView } from '@/core/screen/query-view'
import { usePageMeta } from '@/core/screen/use-page-meta'
import { usePageTitle } from '@/core/screen/use-page-title'
import { EmptyState } from '@/ui/feedback/empty-state'

import { radioQueries, type RadioSeed } from './queries'

/** `/radio/{type}/{id}`: music that is like an artist, genre or track, without an end. */
export function RadioScreen() {
  const { t } = useTranslation()
  const { type = '', id = '' } = useParams()
  const query = useQuery(radioQueries.show(type, id))
  const seed = query.data?.seed
  usePageTitle(seed && t(':name radio', { name: summarise(seed).title }))
  usePageMeta({
    type: 'music.radio_station',
    image: seed && summarise(seed).image,
    path: paths.radio.link({ type, id }),
    seo: query.data?.['seo'],
  })
  return (
    <QueryView query={query} skeleton={<RadioSkeleton />}>
      {(page) => <RadioArticle seed={page.seed} tracks={page.recommendations} />}
    </QueryView>
  )
}

RadioScreen.ahead = ({ params: { type = '', id = '' } }: ScreenAddress) => ahead(radioQueries.show(type, id))

function RadioArticle({ seed, tracks }: { seed: RadioSeed; tracks: Track[] }) {
  const { t } = useTranslation()
  const { title, image, shape } = summarise(seed)
  const queueId = queueIdOf(seed.model_type, seed.id, { kind: 'radio' })
  return (
    <article className="space-y-8">
      <MediaHeader
        image={image}
        shape={shape}
        title={t(':name radio', { name: title })}
        kind={t('Radio')}
        actions={tracks.length > 0 && <PlayAllButton tracks={tracks} queueId={queueId} />}
      >
        <p className="text-muted">{t('Music that is like it.')}</p>
      </MediaHeader>
      {tracks.length > 0 ? (
        <TrackList tracks={tracks} label={t('Songs')} queueId={queueId} />
      ) : (
        <EmptyState title={t('There is nothing like it yet')} />
      )}
    </article>
  )
}

function RadioSkeleton() {
  return (
    <div className="space-y-8">
      <MediaHeaderSkeleton shape="square" />
      <TrackListSkeleton />
    </div>
  )
}
