import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { registrationWith } from '@/contract/registration'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { keepLanguage } from '@/core/platform/i18n/keep-language'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useSettings } from '@/core/platform/settings/use-settings'
import { FormShell } from '@/core/shared/forms/form-shell'
import { sayUnconfirmed } from '@/core/shared/forms/say-unconfirmed'
import { proveHuman } from '@/core/shared/human-check/prove-human'

import { findSignIn } from '../find-sign-in'
import { policyIdsOf } from '../policy-ids'
import { useArrival } from '../use-arrival'
import { useGuestForm } from '../use-guest-form'
import { EmailField } from './email-field'
import { NewPasswordFields } from './new-password-fields'
import { PolicyFields } from './policy-fields'

/** Creates an account after a captcha check (spec sections 2 and 4, "Register"). */
export function RegisterForm() {
  const { t } = useTranslation()
  const settings = useSettings()
  const navigate = useNavigate()
  const arrive = useArrival()
  const [endpoint] = useState(() => registrationWith(policyIdsOf(settings)))
  const form = useGuestForm(endpoint, {
    mayBeSent: () => proveHuman('register'),
    onUncertain: () => findSignIn(sayUnconfirmed()),
    onSuccess: ({ status, bootstrapData }) => {
      const { language } = getBootstrap()
      if (status === 'needs_email_verification') {
        setBootstrap(bootstrapData)
        void navigate(paths.home.link(), { replace: true })
      } else arrive(bootstrapData)
      void keepLanguage(language)
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
