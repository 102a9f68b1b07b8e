import { formatSpokenDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { isScheduled } from '@/core/shared/music-editing/is-scheduled'
import { formatReleaseTime } from '@/core/shared/music-editing/release-text'
import { Button } from '@/ui/buttons/button'
import { FloatingBar } from '@/ui/overlays/floating-bar'

import type { PublishingState } from '../draft/create-publishing'
import type { Problem } from '../release/problems'
import { isStarted, isUnfinished } from '../release/release'

type PublishBarProps = {
  state: PublishingState
  problems: readonly Problem[]
  isBusy: boolean
  /** Whether the songs are longer than the minutes left. */
  isOverLimit: boolean
  onPublish: () => void
  onDiscard: () => void
}

/** Summary of the release, the number of missing fields, and the buttons that publish or discard it. */
export function PublishBar({ state, problems, isBusy, isOverLimit, onPublish, onDiscard }: PublishBarProps) {
  const { t } = useTranslation()
  const { release, isChecked } = state
  const rest = release.tracks.filter(isUnfinished).length
  return (
    <FloatingBar className="gap-x-3 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-52 ps-2">
        <Summary state={state} />
        <p role="status" className="text-sm font-semibold text-danger empty:hidden">
          {isChecked && !isBusy && problems.length > 0
            ? summaryOf(problems, t)
            : isOverLimit && !isBusy && t('These songs take more minutes than you have left.')}
        </p>
      </div>
      <Button variant="ghost" disabled={isBusy} onClick={onDiscard}>
        {t('Discard')}
      </Button>
      <Button pending={isBusy} onClick={onPublish} className="max-md:grow">
        {isStarted(release)
          ? t('[one Publish the remaining song|other Publish the remaining :count songs]', { count: rest })
          : release.kind === 'album'
            ? t('Publish the album')
            : t('[one Publish :count song|other Publish :count songs]', { count: rest })}
      </Button>
    </FloatingBar>
  )
}

function Summary({ state: { release, sending, isKept } }: { state: PublishingState }) {
  const { t } = useTranslation()
  const { kind, album, tracks } = release
  const total = tracks.reduce((sum, { values }) => sum + (values.duration ?? 0), 0)
  const moment = kind === 'album' ? album.values.releaseDate : null
  if (sending !== null) {
    const name = sending === '' ? album.values.name : tracks.find(({ key }) => key === sending)?.values.name
    return <p role="status">{t('Publishing “:name”…', { name: name ?? '' })}</p>
  }
  return (
    <>
      <p className="font-semibold">
        {t('[one :count song|other :count songs]', { count: tracks.length })}
        {total > 0 && <span className="font-normal text-muted"> · {formatSpokenDuration(total)}</span>}
      </p>
      <p className="text-sm text-muted">
        {isScheduled(moment)
          ? t('Comes out on :date', { date: formatReleaseTime(moment) })
          : isKept
            ? t('Your changes are kept in this browser.')
            : t("This browser can't keep your changes after a reload.")}
      </p>
    </>
  )
}

function summaryOf(problems: readonly Problem[], t: ReturnType<typeof useTranslation>['t']): string {
  const waiting = problems.filter(({ field }) => field === 'file').length
  const missing = problems.length - waiting
  return [
    missing > 0 && t('[one :count field is missing.|other :count fields are missing.]', { count: missing }),
    waiting > 0 &&
      t("[one :count song isn't uploaded yet.|other :count songs aren't uploaded yet.]", { count: waiting }),
  ]
    .filter(Boolean)
    .join(' ')
}
