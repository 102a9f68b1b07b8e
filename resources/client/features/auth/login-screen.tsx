import { type ComponentType, useState } from 'react'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { siteName } from '@/core/platform/settings/site-name'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { AuthLayout } from './components/auth-layout'
import { AuthLink } from './components/auth-links'
import { LoginForm } from './components/login-form'
import { SocialSignIn } from './components/social-sign-in'
import type { TwoFactorChallengeProps } from './components/two-factor-form'
import { useIsJoining } from './use-guest-form'

/** Signs in; the two-factor challenge replaces the form (spec section 2, "Login"). */
export function Screen() {
  const [Challenge, setChallenge] = useState<ComponentType<TwoFactorChallengeProps>>()
  if (Challenge) return <Challenge onCancel={() => setChallenge(undefined)} />
  return <SignIn onChallenge={(loaded) => setChallenge(() => loaded)} />
}

function SignIn({ onChallenge }: { onChallenge: (Challenge: ComponentType<TwoFactorChallengeProps>) => void }) {
  const { t } = useTranslation()
  const settings = useSettings()
  const isJoining = useIsJoining()
  usePageTitle(t('Sign in'))
  return (
    <AuthLayout
      title={isJoining ? t('Join your team on :site', { site: siteName(settings) }) : t('Welcome back')}
      lead={isJoining ? t('Sign in to your account to join the team.') : t('Sign in to your account.')}
    >
      <LoginForm onChallenge={onChallenge} />
      <SocialSignIn />
      <div>
        <AuthLink to={paths.forgotPassword.link()}>{t('Forgot your password?')}</AuthLink>
        {!settings.registration.disable && (
          <AuthLink lead={t('New here?')} to={(isJoining ? paths.workspaceRegister : paths.register).link()}>
            {t('Create an account')}
          </AuthLink>
        )}
      </div>
    </AuthLayout>
  )
}
