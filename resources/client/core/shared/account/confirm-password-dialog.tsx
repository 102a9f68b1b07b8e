import { passwordConfirmation } from '@/contract/password-confirmation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Notice } from '@/ui/feedback/notice'

import { PasswordPanel } from './password-panel'

/** Asks for the password before a dangerous action; closes with the password after the server has accepted it. */
export function ConfirmPasswordDialog({ close }: DialogProps<string>) {
  const { t } = useTranslation()
  const email = useUser()?.email ?? ''
  const form = useEndpointForm(passwordConfirmation.confirm, {
    guards: false,
    onSuccess: (_response, { password }) => close(password),
  })
  return (
    <PasswordPanel title={t('Confirm password')} action={t('Confirm')} form={form} onCancel={() => close()}>
      <p>{t('For your security, please confirm your password to continue.')}</p>
      {form.message && <Notice>{form.message}</Notice>}
      {/* For password managers, which need the username. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
    </PasswordPanel>
  )
}
