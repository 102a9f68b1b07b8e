// Separate chunk: loaded when a service requires the password.
import '@/styles/components.css'

import type { Bootstrap } from '@/contract/bootstrap'
import { social } from '@/contract/social'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PasswordPanel } from '@/core/shared/account/password-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Notice } from '@/ui/feedback/notice'

/**
 * Asks for the password of the existing account with the social account's email address; closes with its bootstrap
 * data.
 */
export function ConnectPasswordDialog({ close }: DialogProps<Bootstrap>) {
  const { t } = useTranslation()
  const form = useEndpointForm(social.connect, {
    guards: false,
    onUncertain: sayUnconfirmed(async () => {
      const bootstrap = await refreshBootstrap()
      if (bootstrap.user) close(bootstrap)
    }),
    onSuccess: ({ bootstrapData }) => {
      setBootstrap(bootstrapData)
      close(bootstrapData)
    },
  })
  return (
    <PasswordPanel title={t('Password required')} action={t('Connect')} form={form} onCancel={() => close()}>
      {form.message && <Notice>{form.message}</Notice>}
      <p>{t('You already have an account with this email. Enter its password to connect them.')}</p>
    </PasswordPanel>
  )
}
