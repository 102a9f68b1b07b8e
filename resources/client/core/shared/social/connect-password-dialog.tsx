// Separate chunk: loaded when a service requires the password.

import type { Bootstrap } from '@/contract/groups/bootstrap'
import { social } from '@/contract/groups/social'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { PasswordFormDialog } from '@/core/shared/account/confirm-password-dialog'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'

/**
 * Asks for the password of the existing account with the social account's email address; closes with its bootstrap
 * data.
 */
export function ConnectPasswordDialog({ close }: DialogProps<Bootstrap>) {
  const { t } = useTranslation()
  const form = useEndpointForm(social.connect, {
    guards: false,
    onUncertain: notifyUnconfirmed(async () => {
      const bootstrap = await refreshBootstrap()
      if (bootstrap.user) close(bootstrap)
    }),
    onSuccess: ({ bootstrapData }) => {
      setBootstrap(bootstrapData)
      close(bootstrapData)
    },
  })
  return (
    <PasswordFormDialog form={form} title={t('Password required')} submitLabel={t('Connect')} onCancel={close}>
      <p>{t('You already have an account with this email. Enter its password to connect them.')}</p>
    </PasswordFormDialog>
  )
}
