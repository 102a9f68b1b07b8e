import { useLocation, useNavigate } from 'react-router-dom'

import { passwords } from '@/contract/passwords'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'

import { useGuestForm } from '../use-guest-form'
import { EmailField } from './email-field'

/** Has the link to a new password mailed, then leads back to sign in. */
export function ForgotPasswordForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useGuestForm(passwords.forgot, {
    onSuccess: (answer) => {
      toast.positive(answer?.message || t("We've emailed you the link."))
      void navigate(paths.login.link() + search)
    },
  })
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {form.message && <Notice>{form.message}</Notice>}
      <EmailField {...form.field('email')} />
      <Button type="submit" size="lg" pending={form.isPending}>
        {t('Send link')}
      </Button>
    </form>
  )
}
