import { useLocation } from 'react-router-dom'

import { useTranslation } from '@/core/i18n/use-translation'
import { usePageTitle } from '@/core/screen/use-page-title'
import { siteName, useSettings } from '@/core/settings/use-settings'

import { AuthFrame } from './components/auth-frame'
import { LoginForm } from './components/login-form'

/** Signing in; the way to it through a workspace's invitation says what it is for (spec section 2, "Login"). */
export function LoginScreen() {
  const { t } = useTranslation()
  const site = siteName(useSettings())
  const isJoining = useLocation().pathname.includes('workspace')
  usePageTitle(t('Sign in'))
  return (
    <AuthFrame
      title={isJoining ? t('Join your team on :site', { site }) : t('Welcome back')}
      lead={isJoining ? t('Sign in to your account to join the team.') : t('Sign in to your account.')}
    >
      <LoginForm />
    </AuthFrame>
  )
}
