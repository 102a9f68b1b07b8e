import { useTranslation } from '@/core/platform/i18n/use-translation'

import type { Notification } from '../queries'
import { NotificationRow } from './notification-row'

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
