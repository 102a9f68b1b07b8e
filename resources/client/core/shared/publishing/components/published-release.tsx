import { CalendarClock, CircleCheck } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { isScheduled } from '@/core/shared/music-editing/is-scheduled'
import { formatReleaseTime } from '@/core/shared/music-editing/release-text'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Link } from '@/ui/links/link'

import type { PublishingPlace } from '../publishing-place'
import type { Release } from '../release/release'

type PublishedReleaseProps = { release: Release; place: PublishingPlace; onNext: () => void }

/** The end: everything is public, with links to it. */
export function PublishedRelease({ release, place, onNext }: PublishedReleaseProps) {
  const { t } = useTranslation()
  const { kind, album, target, tracks } = release
  const moment = kind === 'album' ? album.values.releaseDate : null
  const published =
    kind === 'album' && album.id !== null
      ? { id: album.id, name: album.values.name }
      : kind === 'existing'
        ? target
        : null
  const Icon = isScheduled(moment) ? CalendarClock : CircleCheck
  return (
    <div role="status" className="rounded-panel border border-divider bg-paper">
      <EmptyState
        icon={<Icon className="size-16" />}
        title={
          isScheduled(moment)
            ? t('Comes out on :date', { date: formatReleaseTime(moment) })
            : t('[one :count song is published|other :count songs are published]', { count: tracks.length })
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {published && <LinkButton to={paths.album.link(published)}>{t('Open the album')}</LinkButton>}
            {published && place.albumEditor && (
              <LinkButton variant="outline" to={place.albumEditor(published.id)}>
                {t('Edit')}
              </LinkButton>
            )}
            <Button variant={published ? 'ghost' : 'primary'} onClick={onNext}>
              {t('Upload more')}
            </Button>
          </div>
        }
      >
        <ol className="flex flex-col gap-1 text-start">
          {tracks.map(({ key, values, published: track }) => (
            <li key={key} className="wrap-anywhere">
              {track?.id ? (
                <Link to={place.trackLink({ id: track.id, name: values.name })}>{values.name}</Link>
              ) : (
                values.name
              )}
            </li>
          ))}
        </ol>
      </EmptyState>
    </div>
  )
}
