import { type FormEvent, useState } from 'react'

import type { Account } from '@/contract/groups/accounts'
import { passwords } from '@/contract/groups/passwords'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { PasswordField } from '@/ui/fields/password-field'

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

/** Changes the password; the button is enabled once all three fields are filled in (spec section 5). */
export function PasswordForm({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [isFilled, setFilled] = useState(false)
  const form = useEndpointForm(passwords.change, {
    guards: false,
    // There is nothing to refetch: the user finds out at the next sign-in.
    onUncertain: notifyUnconfirmed(),
    onSuccess: () => {
      form.reset(EMPTY)
      setFilled(false)
      toast.positive(t('Password changed'))
    },
  })
  const passwordProps = { revealLabel: t('Show password'), required: true }
  const { onInput } = form.formProps
  function input(event: FormEvent<HTMLFormElement>): void {
    onInput()
    setFilled(event.currentTarget.checkValidity())
  }
  return (
    <EndpointForm
      form={form}
      submitLabel={t('Update password')}
      submitProps={{ disabled: !isFilled, className: 'self-start' }}
      onInput={input}
    >
      {/* Password managers look for the account's email address in the form. */}
      <input type="text" autoComplete="username" defaultValue={account.email ?? ''} readOnly hidden />
      <PasswordField
        {...form.field('current_password')}
        {...passwordProps}
        label={t('Current password')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('password')}
        {...passwordProps}
        label={t('New password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password_confirmation')}
        {...passwordProps}
        label={t('Confirm password#field')}
        autoComplete="new-password"
      />
    </EndpointForm>
  )
}
