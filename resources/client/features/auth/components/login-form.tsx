import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { auth } from '@/contract/auth'
import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { onboardingSelection } from '@/core/navigation/onboarding-selection'
import { guestOnlyRedirect } from '@/core/navigation/redirects'
import { useSettings } from '@/core/settings/use-settings'
import { Button } from '@/ui/buttons/button'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { Notice } from '@/ui/feedback/notice'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'

import { demoCredentials } from '../demo-credentials'

/** E-mail, password, and whether to stay signed in for a month (spec section 2, "Login"). */
export function LoginForm() {
  const { t } = useTranslation()
  const initial = useInitialValues()
  const { asksForCode, form } = useLogin()
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {asksForCode && <Notice>{t('This account signs in with a second factor, which this site cannot ask for yet.')}</Notice>}
      {form.message && <Notice>{form.message}</Notice>}
      <TextField
        {...form.field('email')}
        type="email"
        label={t('Email')}
        defaultValue={initial.email}
        readOnly={initial.isLocked}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.field('password')}
        label={t('Password')}
        revealLabel={t('Show the password')}
        defaultValue={initial.password}
        autoComplete="current-password"
        required
      />
      <CheckboxField {...form.field('remember')} label={t('Stay signed in for a month')} defaultChecked />
      <Button type="submit" size="lg" pending={form.isPending}>
        {t('Sign in')}
      </Button>
    </form>
  )
}

/** A link may bring the address along, which then stands; a demo site brings an account. */
function useInitialValues() {
  const settings = useSettings()
  const email = useSearchParams()[0].get('email')
  const [demo] = useState(() => demoCredentials(settings, Math.random()))
  return { email: email || demo?.email, password: demo?.password, isLocked: !!email }
}

function useLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useEndpointForm(auth.login, {
    guards: false,
    onSuccess: (answer) => {
      setAsksForCode(answer.two_factor === true)
      if (answer.two_factor === true) return
      setBootstrap(answer.bootstrapData)
      void navigate(guestOnlyRedirect(answer.bootstrapData, pathname + search, onboardingSelection.read()), { replace: true })
    },
  })
  return { asksForCode, form }
}
