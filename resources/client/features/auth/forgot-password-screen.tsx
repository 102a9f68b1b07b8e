import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { AuthLayout } from './components/auth-layout'
import { AuthLink, SignUpLink } from './components/auth-links'
import { ForgotPasswordForm } from './components/password-reset-form'

/** Requests a password reset email (spec section 2, "Forgot password"). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('Reset your password'))
  return (
    <AuthLayout title={t('Reset your password')} lead={t("We'll email you a link to choose a new one.")}>
      <ForgotPasswordForm />
      <div>
        <AuthLink lead={t('Already have an account?')} to={paths.login.link()}>
          {t('Sign in')}
        </AuthLink>
        <SignUpLink />
      </div>
    </AuthLayout>
  )
}
