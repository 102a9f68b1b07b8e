import { type ComponentType, useState } from 'react'

import { auth } from '@/contract/groups/auth'
import type { Settings } from '@/contract/shapes/settings'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { PasswordField } from '@/ui/fields/password-field'

import { findSignIn, useGuestForm, useSignInRedirect } from '../use-guest-form'
import { EmailField } from './credential-fields'
import type { TwoFactorChallengeProps } from './two-factor-form'

type LoginFormProps = {
  /** Called when the account requires a second factor, with the component that asks for it. */
  onChallenge: (Challenge: ComponentType<TwoFactorChallengeProps>) => void
}

/** Sign-in by email address and password, optionally for a month (spec section 2, "Login"). */
export function LoginForm({ onChallenge }: LoginFormProps) {
  const { t } = useTranslation()
  const settings = useSettings()
  const [demo] = useState(() => demoCredentials(settings, Math.random()))
  const arrive = useSignInRedirect()
  const form = useGuestForm(auth.login, {
    onUncertain: () => findSignIn(),
    onSuccess: async (response) => {
      if (response.two_factor === true) onChallenge((await import('./two-factor-form')).TwoFactorChallenge)
      else arrive(response.bootstrapData)
    },
  })
  return (
    <EndpointForm form={form} submitLabel={t('Sign in')} submitProps={{ size: 'lg' }}>
      <EmailField {...form.field('email')} defaultValue={demo?.email} />
      <PasswordField
        {...form.field('password')}
        label={t('Password')}
        revealLabel={t('Show password')}
        defaultValue={demo?.password}
        autoComplete="current-password"
        required
      />
      <CheckboxField {...form.field('remember')} label={t('Stay signed in for a month')} defaultChecked />
    </EndpointForm>
  )
}

/** Number of administrator accounts of a demo site, counted from 1 (spec section 9). */
const DEMO_ACCOUNTS = 100

/** Initial values of the sign-in form. */
type Credentials = { email: string; password: string }

/**
 * Returns a demo site's credentials (spec sections 2, 3 and 9), or undefined on a real site: the configured account, or
 * a random administrator so that visitors do not disturb each other. `random` is in [0, 1). The spec does not name the
 * numbered accounts.
 */
export function demoCredentials({ site, demo }: Settings, random: number): Credentials | undefined {
  if (!site.demo) return undefined
  if (demo.email && demo.loginPageDefaults !== 'randomAccount')
    return { email: demo.email, password: demo.password ?? '' }
  return { email: `admin@demo${Math.floor(random * DEMO_ACCOUNTS) + 1}.com`, password: demo.password || 'admin' }
}
