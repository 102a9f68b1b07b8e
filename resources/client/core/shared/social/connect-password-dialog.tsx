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

/** Asks for the password of the account here that has the address of the one elsewhere; closes with whom that signs in. */
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
      <p>{t('There is an account with your email address already. Enter its password to connect the two.')}</p>
    </PasswordPanel>
  )
}
