import { useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'

import { AuthFrame } from './auth-frame'
import { TwoFactorForm } from './two-factor-form'

/** Props of {@link TwoFactorChallenge}. */
export type TwoFactorChallengeProps = {
  /** Returns to email and password. */
  onCancel: () => void
}

/** The second step of signing in: a code from the authenticator, or a recovery code. */
export function TwoFactorChallenge({ onCancel }: TwoFactorChallengeProps) {
  const { t } = useTranslation()
  const [field, setField] = useState<'code' | 'recovery_code'>('code')
  const isRecovering = field === 'recovery_code'
  usePageTitle(t("Confirm it's you"))
  return (
    <AuthFrame
      title={t("Confirm it's you")}
      lead={
        isRecovering
          ? t('Enter one of your saved recovery codes. Each code works only once.')
          : t('Enter the code from your authenticator app.')
      }
    >
      <TwoFactorForm key={field} field={field} />
      <div className="flex flex-wrap gap-x-6">
        <Button variant="ghost" className="-ms-6" onClick={() => setField(isRecovering ? 'code' : 'recovery_code')}>
          {isRecovering ? t('Use an authenticator code') : t('Use a recovery code')}
        </Button>
        <Button variant="ghost" className="-ms-6" onClick={onCancel}>
          {t('Sign in with another account')}
        </Button>
      </div>
    </AuthFrame>
  )
}
