import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { registrationWith } from '@/contract/groups/registration'
import { getBootstrap, setBootstrap, useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { saveLanguage } from '@/core/platform/i18n/save-language'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { PolicyName, policyIdsOf } from '@/core/shared/account/policy-name'
import { verifyHuman } from '@/core/shared/captcha/verify-human'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { CheckboxField } from '@/ui/fields/checkbox-field'

import { findSignIn, useGuestForm, useSignInRedirect } from '../use-guest-form'
import { EmailField, NewPasswordFields } from './credential-fields'

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
    <EndpointForm form={form} submitLabel={t('Create account')} submitProps={{ size: 'lg' }}>
      <EmailField {...form.field('email')} />
      <NewPasswordFields label={t('Password')} field={form.field} />
      <PolicyFields field={form.field} />
    </EndpointForm>
  )
}

type PolicyFieldsProps = { field: (name: string) => { name: string; error: string | undefined } }

/** An unticked checkbox for each of the site's policies, with a link to the policy. */
function PolicyFields({ field }: PolicyFieldsProps) {
  const { t } = useTranslation()
  return policyIdsOf(useSettings()).map((id) => (
    <CheckboxField
      key={id}
      {...field(id)}
      required
      label={
        <>
          {t('I accept the')} <PolicyName id={id} />
        </>
      }
    />
  ))
}
