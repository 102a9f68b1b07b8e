import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { Track } from '@/contract/shapes/music'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { MediaHeader, MediaHeaderSkeleton } from '@/core/shared/media/media-header'
import { summarise } from '@/core/shared/media/media-item'
import { TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { PlayAllButton } from '@/core/shared/media/play-all-buttons'
import { TrackList } from '@/core/shared/media/track-list'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { radioQueries, type RadioSeed } from './queries'

/** `/radio/{type}/{id}`: endless music similar to an artist, genre or track. */
export function Screen() {
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

export const prefetch: Prefetch = ({ params: { type = '', id = '' } }) => prefetchable(radioQueries.show(type, id))

function RadioArticle({ seed, tracks }: { seed: RadioSeed; tracks: Track[] }) {
  const { t } = useTranslation()
  const { title, image, shape, to } = summarise(seed)
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
        <p className="text-muted">{t('More music like this')}</p>
      </MediaHeader>
      {tracks.length > 0 ? (
        <TrackList tracks={tracks} label={t('Songs')} queueId={queueId} />
      ) : (
        <EmptyMusic title={t('No similar songs yet')} to={to} label={t('Go to :name', { name: title })}>
          {t('The radio starts once there is more music like this.')}
        </EmptyMusic>
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
