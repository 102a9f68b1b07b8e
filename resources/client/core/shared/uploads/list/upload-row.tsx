import { CircleAlert, CircleCheck, CircleSlash, FileUp, Pause, Play, RotateCw, X } from 'lucide-react'
import { memo, type ReactNode, useCallback, useRef } from 'react'

import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { ProgressBar } from '@/ui/feedback/progress-bar'

import type { UploadItem, UploadStatus } from '../queue/upload-item'
import type { Uploader } from '../uploader'
import { wordsOf } from './progress-words'

/** What can be done with a file of the list. */
export type UploadVerbs = Pick<Uploader, 'pause' | 'resume' | 'retry' | 'abort' | 'remove'>

const icons: Record<UploadStatus, ReactNode> = {
  pending: <FileUp className="text-muted" />,
  inProgress: <FileUp className="text-primary" />,
  completed: <CircleCheck className="text-positive" />,
  failed: <CircleAlert className="text-danger" />,
  aborted: <CircleSlash className="text-muted" />,
}

/** One file of the list: how far it is, and what can be done with it. Of a folder there may be thousands, of which few move. */
export const UploadRow = memo(function UploadRow({ item, verbs }: { item: UploadItem; verbs: UploadVerbs }) {
  const { t } = useTranslation()
  const { name, relativePath, status } = item
  const isOpen = status === 'pending' || status === 'inProgress'
  return (
    <li className="flex items-center gap-3 py-2">
      <span aria-hidden className="shrink-0">
        {icons[status]}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere" title={relativePath ?? name}>
          {relativePath ?? name}
        </span>
        {isOpen && (
          <ProgressBar isLabelHidden label={t('Upload progress for “:name”', { name })} value={item.percentage} />
        )}
        <span
          className={classNames(
            'text-sm tabular-nums',
            status === 'failed' ? 'font-semibold text-danger' : 'text-muted',
          )}
        >
          {wordsOf(item)}
        </span>
      </div>
      <Actions item={item} verbs={verbs} />
    </li>
  )
})

/** What stops a file, or has it go on; undefined for one that is done or refused. */
function wayOn({ id, name, status, isPaused, isRefused }: UploadItem, verbs: UploadVerbs, t: Translation['t']) {
  if (status === 'completed' || isRefused) return undefined
  if (status === 'failed' || status === 'aborted')
    return { label: t('Retry “:name”', { name }), icon: <RotateCw />, act: () => verbs.retry(id) }
  return isPaused
    ? { label: t('Resume “:name”', { name }), icon: <Play />, act: () => verbs.resume(id) }
    : { label: t('Pause “:name”', { name }), icon: <Pause />, act: () => verbs.pause(id) }
}

/** One button has the file stop or go on, whatever state it is in; the other takes it away, and the focus when the first one goes. */
function Actions({ item, verbs }: { item: UploadItem; verbs: UploadVerbs }) {
  const { t } = useTranslation()
  const last = useRef<HTMLButtonElement>(null)
  const handOver = useCallback(
    (first: HTMLButtonElement) => () => void (first === document.activeElement && last.current?.focus()),
    [],
  )
  const { id, name, status } = item
  const isOpen = status === 'pending' || status === 'inProgress'
  const on = wayOn(item, verbs, t)
  return (
    <div className="flex shrink-0">
      {on && <IconButton ref={handOver} label={on.label} icon={on.icon} onClick={on.act} />}
      <IconButton
        ref={last}
        label={isOpen ? t('Cancel “:name”', { name }) : t('Remove “:name” from the list', { name })}
        icon={<X />}
        onClick={() => (isOpen ? verbs.abort(id) : verbs.remove(id))}
      />
    </div>
  )
}
