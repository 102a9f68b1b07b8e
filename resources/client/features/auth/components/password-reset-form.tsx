import { useLocation, useNavigate } from 'react-router-dom'

import { passwords } from '@/contract/passwords'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { FormShell } from '@/core/shared/forms/form-shell'
import { toast } from '@/core/shared/toasts/toast-store'

import { useGuestForm } from '../use-guest-form'
import { EmailField } from './email-field'

/** Requests a password reset email, then leads back to sign-in. */
export function ForgotPasswordForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useGuestForm(passwords.forgot, {
    onSuccess: (response) => {
      toast.positive(response?.message || t("We've emailed you the link."))
      void navigate(paths.login.link() + search)
    },
  })
  return (
    <FormShell form={form} submitLabel={t('Send link')} submitProps={{ size: 'lg' }}>
      <EmailField {...form.field('email')} />
    </FormShell>
  )
}
