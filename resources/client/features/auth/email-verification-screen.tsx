import { useState } from 'react'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { checkoutPath, chosenPlan } from '@/core/platform/navigation/redirects'
import { mustVerifyEmail } from '@/core/platform/session/permissions'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { useUser } from '@/core/platform/session/use-session'
import { useSignOut } from '@/core/shared/account/sign-out'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { page, siteRoot } from '@/lib/browser/url'
import { useEventListener } from '@/lib/react/use-event-listener'
import { Button } from '@/ui/buttons/button'

import { AuthLayout } from './components/auth-layout'
import { ChosenPlan } from './components/chosen-plan'
import { EmailVerificationForm, ResendCode } from './components/email-verification-form'

type EmailVerificationScreenProps = {
  /** Runs after a correct code. */
  onVerified?: () => void
}

/** The only screen until the email address is confirmed (spec section 2, "Email verification"). */
export function Screen({ onVerified = () => continueVerified() }: EmailVerificationScreenProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const [sentCount, setSentCount] = useState(0)
  const email = useUser()?.email ?? ''
  usePageTitle(t('Verify your email'))
  useVerifiedElsewhere(onVerified)
  return (
    <AuthLayout
      title={t('Verify your email')}
      lead={t('Enter the verification code we sent to :email', { email: maskEmail(email) })}
    >
      <ChosenPlan read={() => chosenPlan(getBootstrap())} />
      {/* Another email replaces the code: what was typed, and its error, are stale. */}
      <EmailVerificationForm key={sentCount} onVerified={onVerified} />
      <ResendCode email={email} onSent={() => setSentCount((count) => count + 1)} />
      <Button variant="outline" className="self-start" onClick={signOut}>
        {t('Log out')}
      </Button>
    </AuthLayout>
  )
}

/** Calls `onVerified` when the tab gets the focus and the address was confirmed in another tab or on another device. */
function useVerifiedElsewhere(onVerified: () => void): void {
  const check = async () => {
    const bootstrap = await refreshBootstrap().catch(() => undefined)
    if (bootstrap?.user && !mustVerifyEmail(bootstrap)) onVerified()
  }
  useEventListener('window', 'focus', () => void check())
}

/** Number of visible letters (spec section 2, "Email verification"). */
const VISIBLE_LETTERS = 2

/** Masks an email address: its owner recognises it, others cannot read it: `an***************`. */
export const maskEmail = (email: string): string => {
  const letters = Array.from(email)
  return letters.map((letter, index) => (index < VISIBLE_LETTERS ? letter : '*')).join('')
}

/**
 * Reloads the page, which was rendered for an unverified user, or opens the checkout of the plan chosen before
 * registration (spec section 2, "Redirects").
 */
export function continueVerified(): void {
  const bootstrap = getBootstrap()
  const checkout = checkoutPath(bootstrap, chosenPlan(bootstrap))
  if (checkout) page.replace(siteRoot().href + checkout.slice(1))
  else page.reload()
}
