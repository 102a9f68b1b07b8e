import { emailVerification } from '@/contract/email-verification'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { toast } from '@/core/toasts/toast-store'
import { Notice } from '@/ui/notice'

/** Asks for another mail with a code. */
export function ResendCodeForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const { errors, message, isPending, formProps, field } = useEndpointForm(emailVerification.resend, {
    onSuccess: () => void toast.positive(t('Email sent')),
  })
  const refusal = errors['email'] ?? message
  return (
    <form {...formProps} className="flex flex-col gap-3">
      {refusal && <Notice>{refusal}</Notice>}
      <input type="hidden" name={field('email').name} defaultValue={email} />
      <p className="text-muted">
        {t('No mail? Look among the spam too, or')}{' '}
        <button type="submit" aria-disabled={isPending} className="font-bold text-primary underline underline-offset-4">
          {t('request a resend')}
        </button>
        .
      </p>
    </form>
  )
}
