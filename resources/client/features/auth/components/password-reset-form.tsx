import { useLocation, useNavigate, useParams } from 'react-router-dom'

import { passwords } from '@/contract/groups/passwords'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { toast } from '@/core/shared/toasts/toast-store'

import { useGuestForm } from '../use-guest-form'
import { EmailField, NewPasswordFields } from './credential-fields'

/** Requests a password reset email, then returns to sign-in. */
export function ForgotPasswordForm() {
  const { t, tServer } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useGuestForm(passwords.forgot, {
    onSuccess: (response) => {
      toast.positive(tServer(response?.message || t("We've emailed you the link.")))
      void navigate(paths.login.link() + search)
    },
  })
  return (
    <EndpointForm form={form} submitLabel={t('Send link')} submitProps={{ size: 'lg' }}>
      <EmailField {...form.field('email')} />
    </EndpointForm>
  )
}

/**
 * Sets a new password with the token from the URL, then redirects to sign-in. The link does not contain the email
 * address.
 */
export function ResetPasswordForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { token } = useParams()
  const form = useGuestForm(passwords.reset, {
    // There is nothing to refetch: the user finds out by signing in with the new password.
    onUncertain: notifyUnconfirmed(),
    onSuccess: () => {
      toast.positive(t('Your password has been reset!'))
      void navigate(paths.login.link(), { replace: true })
    },
  })
  return (
    <EndpointForm form={form} submitLabel={t('Save new password')} submitProps={{ size: 'lg' }}>
      <input type="hidden" name="token" value={token} />
      <EmailField {...form.field('email')} />
      <NewPasswordFields label={t('New password')} field={form.field} />
    </EndpointForm>
  )
}
