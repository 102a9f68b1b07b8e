import '@/styles/components.css'

import type { SocialService } from '@/contract/social'
import { announceFailure } from '@/core/api/announce-failure'
import { useTranslation } from '@/core/i18n/use-translation'
import { useSettings } from '@/core/settings/use-settings'
import { ServiceMark } from '@/core/social/service-mark'
import { offeredServices } from '@/core/social/offered-services'
import { serviceNames } from '@/core/social/service-names'
import { signInWithSocial } from '@/core/social/sign-in-with-social'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'

import { useArrival } from '../use-arrival'

/** A button for each service that the site signs in with; icons alone where it wants them so (spec section 2, "Social login block"). */
export function SocialBlock() {
  const { t } = useTranslation()
  const settings = useSettings()
  const arrive = useArrival()

  async function signIn(service: SocialService): Promise<void> {
    const bootstrap = await signInWithSocial(service)
    if (bootstrap?.user) arrive(bootstrap)
  }

  return offeredServices(settings).map((service) => {
    const press = () => void signIn(service).catch(announceFailure)
    const label = t('Continue with :service', { service: serviceNames[service] })
    return settings.social.compact_buttons ? (
      <IconButton key={service} label={label} variant="outline" icon={<ServiceMark service={service} />} onClick={press} />
    ) : (
      <Button key={service} variant="outline" aria-label={label} onClick={press}>
        <ServiceMark service={service} />
        {serviceNames[service]}
      </Button>
    )
  })
}
