import { Pencil, X } from 'lucide-react'

import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RowTextField } from '@/core/shared/records/fields/row-text-field'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { LinkButton } from '@/ui/buttons/link-button'

import { DurationField } from '../fields/duration-field'
import type { AlbumTrack } from './album-tracks'

/** Classes of everything beside the name, as high as its first line. */
const LINE = 'flex min-h-[max(3.25rem,var(--target))] shrink-0 items-center'

const TEXT = `${LINE} text-muted tabular-nums`

type TrackRowProps = {
  track: AlbumTrack
  /** Number of the track, from 1. */
  place: number
  /** Whether a refused save has asked for the missing values. */
  isChecked: boolean
  onChange: (changes: Partial<AlbumTrack>) => void
  onDetach: () => void
  /** URL of a track's editor. */
  trackLink: (id: number) => string
}

/** Fields of a track in its album: the name, and the duration where the recording does not state it. */
export function TrackRow({ track, place, isChecked, onChange, onDetach, trackLink }: TrackRowProps) {
  const { t } = useTranslation()
  const { id, name, duration, isTimedByHand = false } = track
  const missing = (isMissing: boolean, message: string) => (isChecked && isMissing ? message : undefined)
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <span className={classNames(TEXT, 'md:w-6 md:justify-end')}>{place}</span>
      <div className="min-w-0 grow basis-full max-md:order-first md:basis-0">
        <RowTextField
          label={t('Name of song :number', { number: place })}
          error={missing(name.trim() === '', t('The name field is required.'))}
          value={name}
          onChange={(text) => onChange({ name: text })}
        />
      </div>
      {duration === null || isTimedByHand ? (
        <div className="w-32">
          <DurationField
            name={undefined}
            label={t('Duration of song :number', { number: place })}
            isLabelHidden
            placeholder="2:35"
            error={missing(duration === null, t('The duration field is required.'))}
            value={duration}
            onChange={(milliseconds) => onChange({ duration: milliseconds, isTimedByHand: true })}
          />
        </div>
      ) : (
        <span className={classNames(TEXT, 'text-sm')}>{formatDuration(duration)}</span>
      )}
      <div className={`${LINE} max-md:ms-auto`}>
        {id !== undefined && (
          <LinkButton
            to={trackLink(id)}
            variant="ghost"
            size="sm"
            aria-label={t('Edit :name', { name })}
            title={t('Edit')}
          >
            <Pencil aria-hidden className="size-5" />
          </LinkButton>
        )}
        <IconButton
          label={t('Remove :name', { name })}
          icon={<X aria-hidden className="size-5" />}
          onClick={onDetach}
        />
      </div>
    </div>
  )
}
