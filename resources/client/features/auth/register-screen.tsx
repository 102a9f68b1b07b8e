import { useSearchParams } from 'react-router-dom'

import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { siteName } from '@/core/platform/settings/site-name'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { AuthLayout } from './components/auth-layout'
import { AuthLink } from './components/auth-links'
import { ChosenPlan } from './components/chosen-plan'
import { RegisterForm } from './components/register-form'
import { SocialSignIn } from './components/social-sign-in'
import { useIsJoining } from './use-guest-form'

/** Creates an account; the heading names its purpose (spec section 2, "Register"). */
export function Screen() {
  const { t } = useTranslation()
  const site = siteName(useSettings())
  const isJoining = useIsJoining()
  const isBuying = useSearchParams()[0].get('redirectFrom') === 'pricing'
  usePageTitle(t('Create your account'))

  function title(): string {
    if (isJoining) return t('Join your team on :site', { site })
    return isBuying ? t("First, let's create your account") : t('Create your account')
  }

  return (
    <AuthLayout
      title={title()}
      lead={isJoining ? t('Register to join the team.') : t('It only takes a minute to start listening.')}
    >
      {isBuying && <ChosenPlan read={onboardingSelection.read} isChangeable />}
      <RegisterForm />
      <SocialSignIn />
      <AuthLink lead={t('Already have an account?')} to={(isJoining ? paths.workspaceLogin : paths.login).link()}>
        {t('Sign in')}
      </AuthLink>
    </AuthLayout>
  )
}
