import '@/styles/components.css'

import { RECOVERY_CODE_LENGTH, TWO_FACTOR_CODE_LENGTH, twoFactorChallenge } from '@/contract/two-factor-challenge'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormShell } from '@/core/shared/forms/form-shell'
import { CodeInput } from '@/ui/fields/code-input'
import { TextField } from '@/ui/fields/text-field'

import { findSignIn } from '../find-sign-in'
import { useArrival } from '../use-arrival'
import { useGuestForm } from '../use-guest-form'

/** Asks for an authenticator code or a recovery code. */
export function TwoFactorForm({ field }: { field: 'code' | 'recovery_code' }) {
  const { t } = useTranslation()
  const arrive = useArrival()
  const form = useGuestForm(twoFactorChallenge.submit, {
    onUncertain: () => findSignIn(),
    onSuccess: ({ bootstrapData }) => arrive(bootstrapData),
  })
  return (
    <FormShell form={form} submitLabel={t('Sign in')} submitProps={{ size: 'lg' }}>
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
    </FormShell>
  )
}
