import { Bell } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { IconButton } from '@/ui/buttons/icon-button'
import { useFirstScreenCount } from '@/ui/deferred-rendering/use-first-screen'
import { useOverlayTrigger } from '@/ui/overlays/use-overlay-trigger'

const loadCentre = () => import('./notification-centre').then(({ NotificationCentre }) => NotificationCentre)

/**
 * Shows the number of unread notifications and opens the newest, whose code loads when the bell is hovered or focused.
 */
export function NotificationBell({ unread }: { unread: number }) {
  const { t } = useTranslation()
  // Loading the browser's plural rules is slow: the label gets its number after the first screen, the badge
  // immediately.
  const count = useFirstScreenCount(unread, 0)
  const { Part, part, trigger } = useOverlayTrigger('dialog', loadCentre)
  return (
    <>
      <IconButton
        {...trigger}
        label={count > 0 ? t('Notifications, :count unread', { count }) : t('Notifications')}
        icon={
          <span className="relative grid">
            <Bell aria-hidden />
            {unread > 0 && (
              <span className="absolute -end-2 -top-2 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs font-bold text-on-primary">
                {unread > 99 ? '99+' : unread}
              </span>
            )}
          </span>
        }
      />
      {Part && <Part {...part} />}
    </>
  )
}
