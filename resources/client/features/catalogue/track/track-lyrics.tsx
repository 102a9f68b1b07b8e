import { useQuery } from '@tanstack/react-query'

import type { Track } from '@/contract/music'
import { isGone } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { MediaSection } from '@/core/shared/media/media-section'
import { PanelError } from '@/core/shared/screen/panel-error'

import { trackQueries } from '../queries'
import { LyricsLines } from './lyrics-lines'

/** The words of a track; nothing while they are on their way and where they are not known. */
export function TrackLyrics({ track }: { track: Track }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(trackQueries.lyrics(track.id, track.duration))
  const isUnknown = isGone(error)
  if (isUnknown || (!error && !data?.lines.length)) return null
  return (
    <MediaSection title={t('Lyrics')}>
      {error && !data && <PanelError error={error} onRetry={() => void refetch()} />}
      {data?.isSynced && <LyricsLines trackId={track.id} lines={data.lines} />}
      {data && !data.isSynced && (
        <p className="max-w-prose px-3 text-lg whitespace-pre-line">{data.lines.map(({ text }) => text).join('\n')}</p>
      )}
    </MediaSection>
  )
}
