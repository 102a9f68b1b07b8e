import type { ClipboardEvent } from 'react'

import { emailVerification, VERIFICATION_CODE_LENGTH } from '@/contract/email-verification'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'

/** Mails print codes with spaces and dashes: what is pasted loses them before its length counts. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault()
  const field = event.currentTarget
  field.value = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The code from the mail; `onVerified` follows when it was right. */
export function EmailVerificationForm({ onVerified }: { onVerified: () => void }) {
  const { t } = useTranslation()
  const { message, isPending, formProps, field } = useEndpointForm(emailVerification.validate, { onSuccess: onVerified })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {message && <Notice>{message}</Notice>}
      <TextField
        {...field('code')}
        label={t('Verification code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={VERIFICATION_CODE_LENGTH}
        onPaste={pasteDigits}
        className="text-center text-xl font-bold tracking-code"
        required
      />
      <Button type="submit" size="lg" pending={isPending}>
        {t('Next')}
      </Button>
    </form>
  )
}
