import { Pencil, RotateCw, X } from 'lucide-react'
import { useCallback, useId, useRef } from 'react'

import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DurationField } from '@/core/shared/music-editing/fields/duration-field'
import { RowTextField } from '@/core/shared/records/fields/row-text-field'
import { UploadButtons } from '@/core/shared/uploads/list/upload-row'
import type { LazyUploader } from '@/core/shared/uploads/use-uploads'
import { IconButton } from '@/ui/buttons/icon-button'
import { SelectionBox } from '@/ui/fields/checkbox-field'
import { Link } from '@/ui/links/link'

import type { PublishingPlace } from '../publishing-place'
import { isOpenTrack } from '../release/change-release'
import type { SongActions, SongItem } from './song-item'
import { SongState } from './song-state'

/** Classes of everything beside the name, as high as its first line. */
const LINE = 'flex min-h-[max(3.25rem,var(--target))] shrink-0 items-center'

type SongRowProps = SongItem & {
  place: PublishingPlace
  uploads: LazyUploader
  actions: SongActions
}

/** A song of the release: its name, what is known of it, and how far its upload and publication are. */
export function SongRow(props: SongRowProps) {
  const { track, number, place, problems, actions } = props
  const { t } = useTranslation()
  const id = useId()
  const { values, published, errors } = track
  const name = values.name || track.file.name
  const errorOf = (field: string) => {
    const problem = problems.find((candidate) => candidate.field === field)
    return problem ? t(problem.message) : errors[field]
  }
  const isOpen = isOpenTrack(track)
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      {props.isSelectable && isOpen && (
        <div className={`${LINE} -me-2`}>
          <SelectionBox
            id={id}
            aria-label={t('Select “:name”', { name })}
            checked={props.isSelected}
            onPress={(press) => actions.select(track.key, press)}
          />
        </div>
      )}
      <span className={`${LINE} w-6 justify-end text-muted tabular-nums`}>{number}</span>
      <div className="min-w-0 grow basis-full max-md:order-last md:basis-0">
        {isOpen ? (
          <RowTextField
            label={t('Name of song :number', { number })}
            error={errorOf('name')}
            value={values.name}
            onChange={(text) => actions.change(track.key, { name: text })}
          />
        ) : (
          <p className={`${LINE} font-semibold wrap-anywhere`}>
            {published?.id ? <Link to={place.trackLink({ id: published.id, name })}>{name}</Link> : name}
          </p>
        )}
        <SongState {...props} errorOf={errorOf} />
      </div>
      <SongDuration {...props} error={errorOf('duration')} />
      {isOpen && <SongButtons {...props} />}
    </div>
  )
}

/** Duration of the recording, or a field for it where the file does not state it. */
function SongDuration({ track, number, actions, error }: SongRowProps & { error: string | undefined }) {
  const { t } = useTranslation()
  const { values } = track
  const isAsked = values.duration === null || track.touched.includes('duration')
  return isOpenTrack(track) && track.isRead && isAsked ? (
    <div className="w-32">
      <DurationField
        name={undefined}
        label={t('Duration of song :number', { number })}
        isLabelHidden
        placeholder="2:35"
        error={error}
        value={values.duration}
        onChange={(duration) => actions.change(track.key, { duration })}
      />
    </div>
  ) : (
    <span className={`${LINE} text-sm text-muted tabular-nums`}>
      {values.duration !== null && formatDuration(values.duration)}
    </span>
  )
}

/**
 * Buttons of the running upload, otherwise those that edit and remove the song. The one that reads its tags again leaves
 * its focus to them.
 */
function SongButtons({ track, upload, uploads, actions }: SongRowProps) {
  const { t } = useTranslation()
  const pencil = useRef<HTMLButtonElement>(null)
  const moveFocus = useCallback(
    (retry: HTMLButtonElement) => () => void (retry === document.activeElement && pencil.current?.focus()),
    [],
  )
  const remove = () => actions.remove(track.key)
  const name = track.values.name || track.file.name
  return (
    <div className={`${LINE} max-md:ms-auto`}>
      {upload && !track.upload ? (
        <UploadButtons item={upload} actions={{ ...uploads, remove, abort: remove }} />
      ) : (
        <>
          {track.isRead && track.lacksTags && (
            <IconButton
              ref={moveFocus}
              label={t('Retry “:name”', { name })}
              icon={<RotateCw aria-hidden className="size-5" />}
              onClick={() => actions.read(track.key)}
            />
          )}
          <IconButton
            ref={pencil}
            label={t('Edit :name', { name })}
            icon={<Pencil aria-hidden className="size-5" />}
            onClick={() => actions.edit(track.key)}
          />
          <IconButton
            label={t('Remove :name', { name })}
            icon={<X aria-hidden className="size-5" />}
            onClick={remove}
          />
        </>
      )}
    </div>
  )
}
