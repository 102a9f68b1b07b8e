import type { AlbumPage } from '@/contract/albums'
import { formatDate, formatDuration, formatYear, spokenDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'

/** When the album came out, how many songs it has and how long it is. */
export function AlbumFacts({ album: { release_date, tracks } }: AlbumPage) {
  const { t } = useTranslation()
  const duration = tracks.reduce((total, track) => total + (track.duration ?? 0), 0)
  const year = release_date ? formatYear(release_date) : ''
  return (
    <p className="text-muted">
      {release_date && year && (
        <>
          <time
            dateTime={release_date.slice(0, 10)}
            title={t('Released :date', { date: formatDate(release_date, { dateStyle: 'long', timeZone: 'UTC' }) })}
          >
            {year}
          </time>
          {' · '}
        </>
      )}
      {t('[one :count song|other :count songs]', { count: tracks.length })}
      {duration > 0 && (
        <>
          {' · '}
          <span aria-hidden>{formatDuration(duration)}</span>
          <span className="sr-only">{spokenDuration(duration)}</span>
        </>
      )}
    </p>
  )
}
