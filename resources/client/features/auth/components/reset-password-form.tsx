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

/**
 * Sets a new password with the token from the URL, then leads to sign-in. The link does not contain the email
 * address.
 */
export function ResetPasswordForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { token } = useParams()
  const form = useGuestForm(passwords.reset, {
    // There is nothing to refetch: the user finds out by signing in with the new password.
    onUncertain: sayUnconfirmed(),
    onSuccess: () => {
      toast.positive(t('Your password has been reset!'))
      void navigate(paths.login.link(), { replace: true })
    },
  })
  return (
    <FormShell form={form} submitLabel={t('Save new password')} submitProps={{ size: 'lg' }}>
      <input type="hidden" name="token" value={token} />
      <EmailField {...form.field('email')} />
      <NewPasswordFields label={t('New password')} field={form.field} />
    </FormShell>
  )
}
