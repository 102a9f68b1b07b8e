import type { Account } from '@/contract/account'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useSettings } from '@/core/platform/settings/use-settings'
import { offeredServices } from '@/core/shared/social/offered-services'

import { SocialService } from '../components/social-service'

/** The site's sign-in services, to connect or disconnect. */
export function SocialLoginPanel({ account }: { account: Account }) {
  const { t } = useTranslation()
  const services = offeredServices(useSettings())
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('Choose which accounts you can use to sign in to this site.')}</p>
      <ul className="divide-y divide-divider">
        {services.map((service) => (
          <SocialService
            key={service}
            service={service}
            profile={account.social_profiles.find(({ service_name }) => service_name === service)}
          />
        ))}
      </ul>
    </div>
  )
}
