import { type ComponentType, useState } from 'react'

import { auth } from '@/contract/auth'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useSettings } from '@/core/platform/settings/use-settings'
import { FormShell } from '@/core/shared/forms/form-shell'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { PasswordField } from '@/ui/fields/password-field'

import { demoCredentials } from '../demo-credentials'
import { findSignIn } from '../find-sign-in'
import { useArrival } from '../use-arrival'
import { useGuestForm } from '../use-guest-form'
import { EmailField } from './email-field'
import type { TwoFactorChallengeProps } from './two-factor-challenge'

type LoginFormProps = {
  /** Called when the account requires a second factor, with the component that asks for it. */
  onChallenge: (Challenge: ComponentType<TwoFactorChallengeProps>) => void
}

/** Sign-in by email address and password, optionally for a month (spec section 2, "Login"). */
export function LoginForm({ onChallenge }: LoginFormProps) {
  const { t } = useTranslation()
  const settings = useSettings()
  const [demo] = useState(() => demoCredentials(settings, Math.random()))
  const arrive = useArrival()
  const form = useGuestForm(auth.login, {
    onUncertain: () => findSignIn(),
    onSuccess: async (response) => {
      if (response.two_factor === true) onChallenge((await import('./two-factor-challenge')).TwoFactorChallenge)
      else arrive(response.bootstrapData)
    },
  })
  return (
    <FormShell form={form} submitLabel={t('Sign in')} submitProps={{ size: 'lg' }}>
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
    </FormShell>
  )
}
