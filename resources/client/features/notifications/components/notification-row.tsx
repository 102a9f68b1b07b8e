import { Trash2 } from 'lucide-react'
import { useId } from 'react'

import { RelativeTime } from '@/core/platform/i18n/relative-time'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'

import { markRead } from '../mark-read'
import { focusBeside, focusInRow } from '../move-focus'
import type { Notification } from '../queries'
import { removeNotification } from '../remove-notification'
import { InviteButtons } from './invite-buttons'
import { NotificationLineView } from './notification-line'
import { NotificationLink } from './notification-link'
import { NotificationPicture } from './notification-picture'

type NotificationRowProps = { notification: Notification; onLeave?: (() => void) | undefined }

/** A notification. A press anywhere follows its link and marks it as read. */
export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
  const { t } = useTranslation()
  const linesId = useId()
  const { id, read_at, created_at, data } = notification
  const read = () => {
    if (!read_at) void markRead([id])
  }
  const follow = () => {
    read()
    onLeave?.()
  }
  return (
    <li className={classNames('relative flex gap-3 rounded-input p-3 hover:bg-hover', !read_at && 'bg-selected')}>
      <NotificationPicture notification={notification} />
      <div className="min-w-0 flex-1">
        {!read_at && <ReadButton describedBy={linesId} onPress={read} />}
        <div id={linesId} className="flex flex-col gap-1">
          {data.lines.map((line) => (
            <NotificationLineView key={`${line.type}:${line.content}`} line={line} onFollow={follow} />
          ))}
        </div>
        {data.inviteId != null && (
          <InviteButtons
            inviteId={data.inviteId}
            buttons={data.buttonActions}
            onAnswered={read}
            describedBy={linesId}
          />
        )}
        <div className="mt-0.5 flex min-h-8 flex-wrap items-center gap-x-3 text-sm text-muted">
          {data.mainAction && <NotificationLink link={data.mainAction} onFollow={follow} isWholeRow />}
          {created_at && <RelativeTime moment={created_at} />}
        </div>
      </div>
      <IconButton
        label={t('Delete')}
        aria-describedby={linesId}
        icon={<Trash2 aria-hidden />}
        size="sm"
        className="relative z-above text-muted"
        onClick={(event) => {
          focusBeside(event.currentTarget)
          removeNotification(id)
        }}
      />
    </li>
  )
}

/** Covers an unread notification below its links, so that a press anywhere marks it as read. */
function ReadButton({ describedBy, onPress }: { describedBy: string; onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      title={t('Mark as read')}
      aria-label={t('Mark as read')}
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        focusInRow(currentTarget)
        onPress()
      }}
      className="absolute inset-0 rounded-input"
    />
  )
}
