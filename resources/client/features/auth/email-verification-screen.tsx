import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import { useSignOut } from '@/core/shared/account/use-sign-out'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'

import { AuthFrame } from './components/auth-frame'
import { EmailVerificationForm } from './components/email-verification-form'
import { ResendCode } from './components/resend-code'
import { continueVerified } from './continue-verified'
import { maskEmail } from './mask-email'

type EmailVerificationScreenProps = {
  /** Runs after a correct code. */
  onVerified?: () => void
}

/** The only screen until the email address is confirmed (spec section 2, "Email verification"). */
export function EmailVerificationScreen({ onVerified = () => continueVerified() }: EmailVerificationScreenProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const email = useUser()?.email ?? ''
  usePageTitle(t('Verify your email'))
  return (
    <AuthFrame
      title={t('Verify your email')}
      lead={t('Enter the verification code we sent to :email', { email: maskEmail(email) })}
    >
      <EmailVerificationForm onVerified={onVerified} />
      <ResendCode email={email} />
      <Button variant="outline" className="self-start" onClick={signOut}>
        {t('Log out')}
      </Button>
    </AuthFrame>
  )
}
