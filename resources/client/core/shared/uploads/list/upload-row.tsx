import { CircleAlert, CircleCheck, CircleSlash, FileUp, Pause, Play, RotateCw, X } from 'lucide-react'
import { memo, type ReactNode, useCallback, useRef } from 'react'

import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { ProgressBar } from '@/ui/feedback/progress'

import type { UploadItem, UploadStatus } from '../queue/upload-item'
import { canRetry, isOpen } from '../upload-state'
import type { Uploader } from '../uploader'
import { progressText } from './progress-text'

/** Actions of a row on its upload. */
export type UploadActions = Pick<Uploader, 'pause' | 'resume' | 'retry' | 'abort' | 'remove'>

const icons: Record<UploadStatus, ReactNode> = {
  pending: <FileUp className="text-muted" />,
  inProgress: <FileUp className="text-primary" />,
  completed: <CircleCheck className="text-positive" />,
  failed: <CircleAlert className="text-danger" />,
  aborted: <CircleSlash className="text-muted" />,
}

/** One upload with its progress and actions. Memoized: a folder may have thousands of rows, of which few change. */
export const UploadRow = memo(function UploadRow({ item, actions }: { item: UploadItem; actions: UploadActions }) {
  const { t } = useTranslation()
  const { name, relativePath, status } = item
  return (
    <li className="flex items-center gap-3 py-2">
      <span aria-hidden className="shrink-0">
        {icons[status]}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere" title={relativePath ?? name}>
          {relativePath ?? name}
        </span>
        {isOpen(item) && (
          <ProgressBar isLabelHidden label={t('Upload progress for “:name”', { name })} value={item.percentage} />
        )}
        <span
          className={classNames(
            'text-sm tabular-nums',
            status === 'failed' ? 'font-semibold text-danger' : 'text-muted',
          )}
        >
          {progressText(item)}
        </span>
      </div>
      <UploadButtons item={item} actions={actions} />
    </li>
  )
})

/** Returns the pause, resume or retry action; undefined for completed and refused uploads. */
function mainAction(item: UploadItem, actions: UploadActions, t: Translation['t']) {
  const { id, name, isPaused } = item
  if (canRetry(item)) return { label: t('Retry “:name”', { name }), icon: <RotateCw />, act: () => actions.retry(id) }
  if (!isOpen(item)) return undefined
  return isPaused
    ? { label: t('Resume “:name”', { name }), icon: <Play />, act: () => actions.resume(id) }
    : { label: t('Pause “:name”', { name }), icon: <Pause />, act: () => actions.pause(id) }
}

/**
 * A pause, resume or retry button, and one that cancels or removes. When the first disappears, its focus moves to the
 * second.
 */
export function UploadButtons({ item, actions }: { item: UploadItem; actions: UploadActions }) {
  const { t } = useTranslation()
  const last = useRef<HTMLButtonElement>(null)
  const moveFocus = useCallback(
    (first: HTMLButtonElement) => () => void (first === document.activeElement && last.current?.focus()),
    [],
  )
  const { id, name } = item
  const canCancel = isOpen(item)
  const on = mainAction(item, actions, t)
  return (
    <div className="flex shrink-0">
      {on && <IconButton ref={moveFocus} label={on.label} icon={on.icon} onClick={on.act} />}
      <IconButton
        ref={last}
        label={canCancel ? t('Cancel “:name”', { name }) : t('Remove “:name” from the list', { name })}
        icon={<X />}
        onClick={() => (canCancel ? actions.abort(id) : actions.remove(id))}
      />
    </div>
  )
}
