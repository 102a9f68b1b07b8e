import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PasswordField } from '@/ui/fields/password-field'
import { TextField } from '@/ui/fields/text-field'

/** The account's email address. A link may prefill it, which makes it read-only (spec section 2). */
export function EmailField({ defaultValue, ...field }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { t } = useTranslation()
  const prefilledEmail = useSearchParams()[0].get('email')
  return (
    <TextField
      type="email"
      label={t('Email')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
      defaultValue={prefilledEmail || defaultValue}
      readOnly={!!prefilledEmail}
    />
  )
}

type NewPasswordFieldsProps = {
  label: string
  field: (name: 'password' | 'password_confirmation') => { name: string; error: string | undefined }
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, field }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  const shared = { revealLabel: t('Show password'), autoComplete: 'new-password', required: true }
  return (
    <>
      <PasswordField {...field('password')} {...shared} label={label} description={t('At least 5 characters.')} />
      <PasswordField {...field('password_confirmation')} {...shared} label={t('Confirm password#field')} />
    </>
  )
}
