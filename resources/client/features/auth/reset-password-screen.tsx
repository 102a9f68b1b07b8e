import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { AuthFrame } from './components/auth-frame'
import { AuthLink } from './components/auth-link'
import { ResetPasswordForm } from './components/reset-password-form'
import { SignUpLink } from './components/sign-up-link'

/** Target of the password reset email's link (spec section 2, "Forgot password"). */
export function ResetPasswordScreen() {
  const { t } = useTranslation()
  usePageTitle(t('Choose a new password'))
  return (
    <AuthFrame title={t('Choose a new password')}>
      <ResetPasswordForm />
      <div>
        <AuthLink lead={t('Link not working?')} to={paths.forgotPassword.link()}>
          {t('Request a new one')}
        </AuthLink>
        <SignUpLink />
      </div>
    </AuthFrame>
  )
}
