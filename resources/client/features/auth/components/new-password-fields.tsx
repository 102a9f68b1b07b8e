import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PasswordField } from '@/ui/fields/password-field'

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
      <PasswordField {...field('password_confirmation')} {...shared} label={t('Repeat password')} />
    </>
  )
}
