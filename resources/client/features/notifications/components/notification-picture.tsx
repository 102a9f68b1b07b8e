import { Bell } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Image } from '@/ui/pictures/image'

import type { Notification } from '../queries'

/** Picture of the notification's sender or subject, with a dot while unread. */
export function NotificationPicture({ notification: { data, read_at } }: { notification: Notification }) {
  const { t } = useTranslation()
  return (
    <span className="relative size-11 shrink-0">
      <Image
        src={assetUrl(data.image)}
        alt=""
        className="size-full rounded-full"
        fallback={<Bell className="size-5" />}
      />
      {!read_at && (
        <span
          role="img"
          aria-label={t('Unread')}
          className="absolute -end-0.5 -top-0.5 size-3.5 rounded-full border-2 border-paper bg-primary"
        />
      )}
    </span>
  )
}
