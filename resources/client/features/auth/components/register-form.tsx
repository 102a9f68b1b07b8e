import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { registrationWith } from '@/contract/registration'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { saveLanguage } from '@/core/platform/i18n/save-language'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useSettings } from '@/core/platform/settings/use-settings'
import { verifyHuman } from '@/core/shared/captcha/verify-human'
import { FormShell } from '@/core/shared/forms/form-shell'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'

import { findSignIn } from '../find-sign-in'
import { useGuestForm } from '../use-guest-form'
import { useSignInRedirect } from '../use-sign-in-redirect'
import { EmailField } from './email-field'
import { NewPasswordFields } from './new-password-fields'
import { PolicyFields, policyIdsOf } from './policy-fields'

/** Creates an account after a captcha check (spec sections 2 and 4, "Register"). */
export function RegisterForm() {
  const { t } = useTranslation()
  const settings = useSettings()
  const navigate = useNavigate()
  const arrive = useSignInRedirect()
  const [endpoint] = useState(() => registrationWith(policyIdsOf(settings)))
  const form = useGuestForm(endpoint, {
    beforeSubmit: () => verifyHuman('register'),
    onUncertain: () => findSignIn(notifyUnconfirmed()),
    onSuccess: ({ status, bootstrapData }) => {
      const { language } = getBootstrap()
      if (status === 'needs_email_verification') {
        setBootstrap(bootstrapData)
        void navigate(paths.home.link(), { replace: true })
      } else arrive(bootstrapData)
      void saveLanguage(language)
    },
  })
  return (
    <FormShell form={form} submitLabel={t('Create account')} submitProps={{ size: 'lg' }}>
      <EmailField {...form.field('email')} />
      <NewPasswordFields label={t('Password')} field={form.field} />
      <PolicyFields field={form.field} />
    </FormShell>
  )
}
