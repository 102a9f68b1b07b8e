import { CheckCheck } from 'lucide-react'
import type { MouseEvent } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { Button } from '@/ui/buttons/button'

import { markRead } from '../mark-read'
import { focusFirstRow } from '../move-focus'
import type { Notification } from '../queries'

/** Marks all notifications as read, including those not loaded; hidden when none is unread. */
export function MarkAllButton({ items }: { items: Notification[] }) {
  const { t } = useTranslation()
  const isOneUnread = (useUser()?.unread_notifications_count ?? 0) > 0 || items.some(({ read_at }) => !read_at)
  if (!isOneUnread) return null
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
