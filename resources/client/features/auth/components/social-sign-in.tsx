import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useSettings } from '@/core/platform/settings/use-settings'
import { offeredServices } from '@/core/shared/social/offered-services'
import { classNames } from '@/lib/class-names'

import { SocialBlock } from './social-block'

/** Social sign-in below a form. */
export function SocialSignIn() {
  const { t } = useTranslation()
  const settings = useSettings()
  if (offeredServices(settings).length === 0) return null
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-divider after:h-px after:flex-1 after:bg-divider">
        {t('or')}
      </p>
      <div
        className={classNames(settings.social.compact_buttons ? 'flex justify-center gap-4' : 'grid grid-cols-2 gap-3')}
      >
        <SocialBlock />
      </div>
    </div>
  )
}
