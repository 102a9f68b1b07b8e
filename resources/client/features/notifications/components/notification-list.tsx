import { CheckCheck, Trash2 } from 'lucide-react'
import { type MouseEvent, useId } from 'react'

import { RelativeTime } from '@/core/platform/i18n/formatted-values'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'

import { markRead, removeNotification } from '../notification-actions'
import type { Notification } from '../queries'
import { InviteButtons } from './invite-buttons'
import { NotificationLineView, NotificationLink, NotificationPicture } from './notification-content'

type NotificationListProps = {
  items: Notification[]
  /** Runs when an internal link is followed. */
  onLeave?: (() => void) | undefined
}

/** Notifications, the newest first. */
export function NotificationList({ items, onLeave }: NotificationListProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('Notifications')} className="flex flex-col gap-1">
      {items.map((item) => (
        <NotificationRow key={item.id} notification={item} onLeave={onLeave} />
      ))}
    </ul>
  )
}

type NotificationRowProps = { notification: Notification; onLeave?: (() => void) | undefined }

/** A notification. A press anywhere follows its link and marks it as read. */
function NotificationRow({ notification, onLeave }: NotificationRowProps) {
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
          {created_at && <RelativeTime timestamp={created_at} />}
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

/** Marks all notifications as read, including those not loaded; hidden when none is unread. */
export function MarkAllButton({ items }: { items: Notification[] }) {
  const { t } = useTranslation()
  const hasUnread = (useUser()?.unread_notifications_count ?? 0) > 0 || items.some(({ read_at }) => !read_at)
  if (!hasUnread) return null
  const press = (event: MouseEvent<HTMLElement>) => {
    focusFirstRow(event.currentTarget)
    void markRead('all')
  }
  return (
    <Button variant="ghost" size="sm" className="-ms-2 self-start px-2" onClick={press}>
      <CheckCheck aria-hidden className="size-4" />
      {t('Mark all as read')}
    </Button>
  )
}

const PLACE = 'main, [role=dialog]'

/** Moves the focus from a row about to be removed to its neighbour, or to the container without one. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  if (neighbour) focusLastButton(neighbour)
  else button.closest<HTMLElement>(PLACE)?.focus()
}

/** Moves the focus from a button about to be removed to its row's last button. */
const focusInRow = (button: HTMLElement): void => focusLastButton(button.closest('li'))

/** Moves the focus from a button above the rows to the first row. */
const focusFirstRow = (button: HTMLElement): void =>
  focusLastButton(button.closest(PLACE)?.querySelector('li:has(button)'))

function focusLastButton(row: Element | null | undefined): void {
  const buttons = row?.querySelectorAll('button')
  buttons?.item(buttons.length - 1).focus()
}
