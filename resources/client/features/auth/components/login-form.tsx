import { type ComponentType, useState } from 'react'

import { auth } from '@/contract/auth'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useSettings } from '@/core/platform/settings/use-settings'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { PasswordField } from '@/ui/fields/password-field'

import { demoCredentials } from '../demo-credentials'
import { findSignIn } from '../find-sign-in'
import { useGuestForm } from '../use-guest-form'
import { useSignInRedirect } from '../use-sign-in-redirect'
import { EmailField } from './email-field'
import type { TwoFactorChallengeProps } from './two-factor-challenge'

type LoginFormProps = {
  /** The account asks for a second factor: this is the screen that takes it. */
  onChallenge: (Challenge: ComponentType<TwoFactorChallengeProps>) => void
}

/** E-mail, password, and whether to stay signed in for a month (spec section 2, "Login"). */
export function LoginForm({ onChallenge }: LoginFormProps) {
  const { t } = useTranslation()
  const settings = useSettings()
  const [demo] = useState(() => demoCredentials(settings, Math.random()))
  const arrive = useSignInRedirect()
  const form = useGuestForm(auth.login, {
    onUncertain: () => findSignIn(),
    onSuccess: async (answer) => {
      if (answer.two_factor === true) onChallenge((await import('./two-factor-challenge')).TwoFactorChallenge)
      else arrive(answer.bootstrapData)
    },
  })
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {form.message && <Notice>{form.message}</Notice>}
      <EmailField {...form.field('email')} defaultValue={demo?.email} />
      <PasswordField
        {...form.field('password')}
        label={t('Password')}
        revealLabel={t('Show the password')}
        defaultValue={demo?.password}
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
