import { Laptop, Smartphone, Tablet } from 'lucide-react'

import type { UserSession } from '@/contract/user-sessions'
import { RelativeTime } from '@/core/platform/i18n/relative-time'
import { useTranslation } from '@/core/platform/i18n/use-translation'

/** A session by its device, as far as the server recognised it. */
export function SessionRow({ session }: { session: UserSession }) {
  const { t } = useTranslation()
  const { device_type, platform, browser, city, country, ip_address, token, is_current_device, last_active } = session
  const Icon = iconOf(device_type)
  const device = [platform, browser].filter(Boolean).join(' - ') || t('Unknown device')
  const place = [city, country].filter(Boolean).join(', ')
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-8 shrink-0 text-muted" />
      <div className="min-w-0">
        <div className="font-bold break-words">{token ? t('API Token') : device}</div>
        <div className="text-sm break-words text-muted">
          {[place, ip_address || t('Unknown IP')].filter(Boolean).join(' - ')}
        </div>
        <div className="text-sm">
          {is_current_device ? (
            <strong className="text-positive">{t('This device')}</strong>
          ) : (
            <span className="text-muted">{last_active && <RelativeTime moment={last_active} />}</span>
          )}
        </div>
      </div>
    </li>
  )
}

/** The spec's `mobile` is `phone` in the backend; all other devices are desktops. */
function iconOf(type: string | null | undefined) {
  if (type === 'mobile' || type === 'phone') return Smartphone
  return type === 'tablet' ? Tablet : Laptop
}
