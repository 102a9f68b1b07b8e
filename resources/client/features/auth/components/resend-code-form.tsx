import { emailVerification } from '@/contract/email-verification'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { toast } from '@/core/toasts/toast-store'
import { Notice } from '@/ui/feedback/notice'

/** Asks for another mail with a code. */
export function ResendCodeForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const form = useEndpointForm(emailVerification.resend, {
    onSuccess: () => void toast.positive(t('Email sent')),
  })
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      {form.message && <Notice>{form.message}</Notice>}
      <input type="hidden" name="email" defaultValue={email} />
      <p className="text-muted">
        {t('No mail? Look among the spam too, or')}{' '}
        <button type="submit" aria-disabled={form.isPending} className="font-bold text-primary underline underline-offset-4">
          {t('request a resend')}
        </button>
        .
      </p>
    </form>
  )
}
