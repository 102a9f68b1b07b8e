import '@/styles/components.css'

import { emailVerification, VERIFICATION_CODE_LENGTH } from '@/contract/email-verification'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormShell } from '@/core/shared/forms/form-shell'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { CodeInput } from '@/ui/fields/code-input'

/** Asks for the code from the verification email. */
export function EmailVerificationForm({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation()
  const form = useEndpointForm(emailVerification.validate, { guards: false, onSuccess: onVerified })
  return (
    <FormShell form={form} submitLabel={t('Next#form')} submitProps={{ size: 'lg' }}>
      <CodeInput {...form.field('code')} label={t('Verification code')} length={VERIFICATION_CODE_LENGTH} required />
    </FormShell>
  )
}
