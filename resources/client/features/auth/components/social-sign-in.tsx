import type { SocialService } from '@/contract/shapes/social-popup'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { openPopupWindow } from '@/core/shared/social/popup-window'
import { offeredServices, ServiceMark, serviceNames } from '@/core/shared/social/social-services'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'

import { useSignInRedirect } from '../use-guest-form'

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

const load = () => import('@/core/shared/social/run-social-popup')
const warm = () => void load().catch(() => {})

/**
 * A button for each of the site's sign-in services, as icons where the site prefers them (spec section 2, "Social login
 * block").
 */
function SocialBlock() {
  const { t } = useTranslation()
  const settings = useSettings()
  const arrive = useSignInRedirect()

  async function signIn(service: SocialService): Promise<void> {
    const popup = openPopupWindow(service, 'login')
    const { signInWithSocial } = await load().catch((error: unknown) => {
      popup?.close()
      throw error
    })
    const bootstrap = await signInWithSocial(service, popup)
    if (bootstrap?.user) arrive(bootstrap)
  }

  return offeredServices(settings).map((service) => {
    const handlers = { onClick: () => void signIn(service).catch(announceFailure), onPointerEnter: warm, onFocus: warm }
    const label = t('Continue with :service', { service: serviceNames[service] })
    return settings.social.compact_buttons ? (
      <IconButton
        key={service}
        label={label}
        variant="outline"
        icon={<ServiceMark service={service} />}
        {...handlers}
      />
    ) : (
      <Button key={service} variant="outline" aria-label={label} {...handlers}>
        <ServiceMark service={service} />
        {serviceNames[service]}
      </Button>
    )
  })
}
