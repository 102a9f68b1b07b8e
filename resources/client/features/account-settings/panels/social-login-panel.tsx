import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { Account } from '@/contract/groups/accounts'
import type { SocialService as Service } from '@/contract/shapes/social-popup'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { connectSocial } from '@/core/shared/social/connect-social'
import { offeredServices, ServiceMark, serviceNames } from '@/core/shared/social/social-services'
import { toast, toastWhenDone } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import { accountMutations, refreshAccount } from '../queries'

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

type SocialServiceProps = { service: Service; profile: Account['social_profiles'][number] | undefined }

/** A sign-in service: connects through its popup, or disconnects. */
function SocialService({ service, profile }: SocialServiceProps) {
  const { t } = useTranslation()
  const [isConnecting, setConnecting] = useState(false)
  const disconnect = useMutation(accountMutations.disconnectSocial)
  const name = serviceNames[service]

  async function connect(): Promise<void> {
    setConnecting(true)
    try {
      if (!(await connectSocial(service))) return
      toast.positive(t('Enabled :service account', { service: name }))
      await refreshAccount()
    } finally {
      setConnecting(false)
    }
  }

  const remove = () =>
    toastWhenDone(disconnect.mutateAsync({ params: { service } }), t('Disabled :service account', { service: name }))

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <ServiceMark service={service} />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{t(':service account', { service: name })}</span>
        <span className="block text-sm break-words text-muted">
          {profile ? (profile.username ?? t('Enabled')) : t('Disabled')}
        </span>
      </span>
      {profile ? (
        <Button
          variant="ghost"
          size="sm"
          pending={disconnect.isPending}
          aria-label={t('Disable :service', { service: name })}
          onClick={remove}
        >
          {t('Disable')}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="sm"
          pending={isConnecting}
          aria-label={t('Enable :service', { service: name })}
          onClick={() => void connect().catch(announceFailure)}
        >
          {t('Enable')}
        </Button>
      )}
    </li>
  )
}
