import { emailVerification, VERIFICATION_CODE_LENGTH } from '@/contract/email-verification'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { CodeInput } from '@/ui/fields/code-input'

/** The code from the mail; `onVerified` follows when it was right. */
export function EmailVerificationForm({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation()
  const form = useEndpointForm(emailVerification.validate, { guards: false, onSuccess: onVerified })
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {form.message && <Notice>{form.message}</Notice>}
      <CodeInput {...form.field('code')} label={t('Verification code')} length={VERIFICATION_CODE_LENGTH} required />
      <Button type="submit" size="lg" pending={form.isPending}>
        {t('Next#form')}
      </Button>
    </form>
  )
}
