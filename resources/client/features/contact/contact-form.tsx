import { useNavigate } from 'react-router-dom'

import { contact } from '@/contract/groups/contact'
import type { User } from '@/contract/shapes/user'
import { isGone } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { verifyHuman } from '@/core/shared/captcha/verify-human'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

/** Height of the message field in lines (spec section 9). */
const MESSAGE_ROWS = 8

/**
 * Sends a message after a captcha check, then shows a thank-you toast and goes home. A lost response keeps what was
 * typed.
 */
export function ContactForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const form = useEndpointForm(contact.send, {
    draft: 'contact',
    beforeSubmit: () => verifyHuman('contact'),
    explain: (error) =>
      isGone(error)
        ? t("The contact form is switched off at the moment, so we couldn't send your message.")
        : undefined,
    onUncertain: async () => {
      toast.danger(t("We couldn't confirm that your message was sent. If you send it again, we may get it twice."))
      return undefined
    },
    onSuccess: () => {
      toast.positive(t("Thank you for your message! We'll answer soon."))
      void navigate(paths.home.link())
    },
  })
  return (
    <EndpointForm form={form} submitLabel={t('Send message')} submitProps={{ size: 'lg', className: 'self-start' }}>
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          {...form.field('name')}
          label={t('Your name')}
          defaultValue={nameOf(user)}
          autoComplete="name"
          required
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t('Email')}
          defaultValue={user?.email ?? ''}
          autoComplete="email"
          required
        />
      </div>
      <TextArea {...form.field('message')} label={t('Message')} rows={MESSAGE_ROWS} required />
    </EndpointForm>
  )
}

/** Name of the user; empty for a guest, and for a user without a name, who is shown by their email address. */
const nameOf = (user: User | null): string =>
  user && user.display_name !== user.email ? (user.display_name ?? '') : ''
