import { useState } from 'react'

import {
  RECOVERY_CODE_LENGTH,
  TWO_FACTOR_CODE_LENGTH,
  twoFactorChallenge,
} from '@/contract/groups/two-factor-challenge'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'
import { CodeInput } from '@/ui/fields/code-input'
import { TextField } from '@/ui/fields/text-field'

import { findSignIn, useGuestForm, useSignInRedirect } from '../use-guest-form'
import { AuthLayout } from './auth-layout'

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
    <AuthLayout
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
    </AuthLayout>
  )
}

/** Asks for an authenticator code or a recovery code. */
function TwoFactorForm({ field }: { field: 'code' | 'recovery_code' }) {
  const { t } = useTranslation()
  const arrive = useSignInRedirect()
  const form = useGuestForm(twoFactorChallenge.submit, {
    onUncertain: () => findSignIn(),
    onSuccess: ({ bootstrapData }) => arrive(bootstrapData),
  })
  return (
    <EndpointForm form={form} submitLabel={t('Sign in')} submitProps={{ size: 'lg' }}>
      {field === 'code' ? (
        <CodeInput {...form.field('code')} label={t('Code')} length={TWO_FACTOR_CODE_LENGTH} autoFocus required />
      ) : (
        <TextField
          {...form.field('recovery_code')}
          label={t('Recovery code')}
          maxLength={RECOVERY_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-no-draft=""
          autoFocus
          required
        />
      )}
    </EndpointForm>
  )
}
