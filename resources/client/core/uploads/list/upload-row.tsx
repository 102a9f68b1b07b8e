import { CircleAlert, CircleCheck, CircleSlash, FileUp, Pause, Play, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { useTranslation } from '@/core/i18n/use-translation'
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

/** One file of the list: how far it is, and what can be done with it. */
export function UploadRow({ item, verbs }: { item: UploadItem; verbs: UploadVerbs }) {
  const { t } = useTranslation()
  const { id, name, relativePath, status } = item
  const isOpen = status === 'pending' || status === 'inProgress'
  return (
    <li className="flex items-center gap-3 py-2">
      <span aria-hidden className="shrink-0">
        {icons[status]}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="truncate font-semibold" title={relativePath ?? name}>
          {relativePath ?? name}
        </span>
        {isOpen && <ProgressBar isLabelHidden label={t('Progress of “:name”', { name })} value={item.percentage} />}
        <span className={classNames('text-sm tabular-nums', status === 'failed' ? 'font-semibold text-danger' : 'text-muted')}>{wordsOf(item)}</span>
      </div>
      <Actions item={item} verbs={verbs} key={id} />
    </li>
  )
}

/** The first button does what stops or starts, the last one always takes the file away: the focus stays where it is. */
function Actions({ item: { id, name, status, isPaused, isRefused }, verbs }: { item: UploadItem; verbs: UploadVerbs }) {
  const { t } = useTranslation()
  const isOpen = status === 'pending' || status === 'inProgress'
  const isStopped = (status === 'failed' || status === 'aborted') && !isRefused
  return (
    <div className="flex shrink-0">
      {isOpen && (
        <IconButton
          label={isPaused ? t('Resume “:name”', { name }) : t('Pause “:name”', { name })}
          icon={isPaused ? <Play /> : <Pause />}
          onClick={() => (isPaused ? verbs.resume(id) : verbs.pause(id))}
        />
      )}
      {isStopped && <IconButton label={t('Try “:name” again', { name })} icon={<RotateCw />} onClick={() => verbs.retry(id)} />}
      <IconButton
        label={isOpen ? t('Cancel “:name”', { name }) : t('Take “:name” off the list', { name })}
        icon={<X />}
        onClick={() => (isOpen ? verbs.abort(id) : verbs.remove(id))}
      />
    </div>
  )
}
