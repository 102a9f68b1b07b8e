import { LogIn } from 'lucide-react'
import { useEffect, useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { impersonation } from '@/core/platform/session/impersonation'
import { useUser } from '@/core/platform/session/use-session'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { useEndImpersonation } from '@/core/shared/account/use-end-impersonation'
import { showStoredToast } from '@/core/shared/toasts/toast-after-reload'
import { publishHeight } from '@/lib/browser/publish-height'
import { Button } from '@/ui/buttons/button'
import { Avatar } from '@/ui/pictures/avatar'

const publishBannerHeight = publishHeight('--banner-height')

/**
 * Shows which user the administrator or parent is impersonating, and links back to their own account. Sticks to the top
 * of every screen.
 */
export const ImpersonationBanner = () => useUser() && <Banner />

function Banner() {
  const { t } = useTranslation()
  const user = useUser()
  const name = user?.display_name ?? ''
  const [record] = useState(impersonation.read)
  const goBack = useEndImpersonation()
  const words = useId()
  useEffect(showStoredToast, [])
  if (!record) return null
  return (
    <aside
      ref={publishBannerHeight}
      aria-label={t('Current profile')}
      className="sticky top-0 z-bar flex items-center justify-between gap-4 border-b border-divider bg-chip px-4 py-2 md:px-8"
    >
      <span className="max-md:hidden">
        <Avatar name={name} src={assetUrl(user?.avatar)} size="sm" />
      </span>
      <p id={words} className="min-w-0 flex-1 text-sm leading-tight">
        <strong className="font-bold">{t("You're listening as :name.", { name })}</strong>{' '}
        <span className="max-md:sr-only">{t('To switch back, sign in with your password.')}</span>
      </p>
      <Button variant="outline" size="sm" className="max-w-2/3" onClick={goBack} aria-describedby={words}>
        <LogIn aria-hidden className="size-4" />
        {t('Sign in as :name', { name: record.by.name })}
      </Button>
    </aside>
  )
}
