import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { registrationWith } from '@/contract/groups/registration'
import type { Settings } from '@/contract/shapes/settings'
import { getBootstrap, setBootstrap, useBootstrap, useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { saveLanguage } from '@/core/platform/i18n/save-language'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { type VisibleItem, visibleMenuItems } from '@/core/platform/navigation/menus'
import { paths } from '@/core/platform/navigation/paths'
import { verifyHuman } from '@/core/shared/captcha/verify-human'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { Link } from '@/ui/links/link'

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

/** Ids of the policies that a new user must accept, which name the checkboxes (backend contract, section 3). */
const policyIdsOf = ({ registration }: Settings): string[] =>
  registration.policies.flatMap(({ id }) => (id === null || id === undefined || id === '' ? [] : [String(id)]))

type PolicyFieldsProps = { field: (name: string) => { name: string; error: string | undefined } }

/** An unticked checkbox for each of the site's policies, with a link to the policy. */
function PolicyFields({ field }: PolicyFieldsProps) {
  const { t, tServer } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const { policies } = bootstrap.settings.registration
  return policyIdsOf(bootstrap.settings).map((id) => {
    const policy = policies.find((candidate) => String(candidate.id) === id)
    const [policyItem] = policy ? visibleMenuItems([policy], bootstrap) : []
    const name = tServer(policy?.label || id)
    return (
      <CheckboxField
        key={id}
        {...field(id)}
        required
        label={
          <>
            {t('I accept the')} {policyItem ? <PolicyLink policy={policyItem}>{name}</PolicyLink> : name}
          </>
        }
      />
    )
  })
}

/** Opens in a new tab, so that the form keeps its input. */
function PolicyLink({ policy: { type, action }, children }: { policy: VisibleItem; children: string }) {
  const look = {
    target: '_blank',
    rel: 'noopener noreferrer',
    className: 'font-bold text-primary underline underline-offset-4',
  }
  return type === 'route' ? (
    <Link to={action} {...look}>
      {children}
    </Link>
  ) : (
    <a href={action} {...look}>
      {children}
    </a>
  )
}
