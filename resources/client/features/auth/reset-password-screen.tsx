import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { AuthLayout } from './components/auth-layout'
import { AuthLink, SignUpLink } from './components/auth-links'
import { ResetPasswordForm } from './components/password-reset-form'

/** Target of the password reset email's link (spec section 2, "Forgot password"). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('Choose a new password'))
  return (
    <AuthLayout title={t('Choose a new password')}>
      <ResetPasswordForm />
      <div>
        <AuthLink lead={t('Link not working?')} to={paths.forgotPassword.link()}>
          {t('Request a new one')}
        </AuthLink>
        <SignUpLink />
      </div>
    </AuthLayout>
  )
}
