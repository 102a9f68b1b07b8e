import { useNavigate, useParams } from 'react-router-dom'

import { passwords } from '@/contract/passwords'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { FormShell } from '@/core/shared/forms/form-shell'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { toast } from '@/core/shared/toasts/toast-store'

import { useGuestForm } from '../use-guest-form'
import { EmailField } from './email-field'
import { NewPasswordFields } from './new-password-fields'

/** A new password by the token of the address, for an account that the link does not name; then one signs in with it. */
export function ResetPasswordForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { token } = useParams()
  const form = useGuestForm(passwords.reset, {
    // The new password itself tells: one signs in with it.
    onUncertain: sayUnconfirmed(),
    onSuccess: () => {
      toast.positive(t('Your password has been reset!'))
      void navigate(paths.login.link(), { replace: true })
    },
  })
  return (
    <FormShell form={form} submitLabel={t('Save the new password')} submitProps={{ size: 'lg' }}>
      <input type="hidden" name="token" value={token} />
      <EmailField {...form.field('email')} />
      <NewPasswordFields label={t('New password')} field={form.field} />
    </FormShell>
  )
}
