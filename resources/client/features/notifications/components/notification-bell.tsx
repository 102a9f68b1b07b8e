import { Bell } from 'lucide-react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { type BillingAlert, useBillingAlert } from '@/core/shared/subscription/billing-alert'
import { classNames } from '@/lib/class-names'
import { IconButton } from '@/ui/buttons/icon-button'
import { useFirstScreenCount } from '@/ui/deferred-rendering/use-first-screen'
import { useOverlayTrigger } from '@/ui/overlays/use-overlay-trigger'

const loadCentre = () => import('./notification-centre').then(({ NotificationCentre }) => NotificationCentre)

const alertLabels: Record<BillingAlert['kind'], TranslationKey> = {
  pastDue: 'Payment failed',
  trialEnding: 'Trial ends soon',
}

const MARK = 'absolute -top-2 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-bold'

/**
 * Shows the number of unread notifications, and that a payment is missing or a trial ends. Opens the newest
 * notifications, whose code loads when the bell is hovered or focused.
 */
export function NotificationBell({ unread }: { unread: number }) {
  const { t } = useTranslation()
  // Loading the browser's plural rules is slow: the label gets its number after the first screen, the badge
  // immediately.
  const count = useFirstScreenCount(unread, 0)
  const alert = useBillingAlert()
  const label = count > 0 ? t('Notifications, :count unread', { count }) : t('Notifications')
  const { Part, part, trigger } = useOverlayTrigger('dialog', loadCentre)
  return (
    <>
      <IconButton
        {...trigger}
        label={alert ? `${label}, ${t(alertLabels[alert.kind])}` : label}
        icon={
          <span className="relative grid">
            <Bell aria-hidden />
            {unread > 0 && (
              <span className={classNames(MARK, '-end-2 bg-primary text-on-primary')}>
                {unread > 99 ? '99+' : unread}
              </span>
            )}
            {alert && <span className={classNames(MARK, '-start-2 bg-danger text-on-danger')}>!</span>}
          </span>
        }
      />
      {Part && <Part {...part} />}
    </>
  )
}
