import type { ComponentProps } from 'react'

import { passwordConfirmation } from '@/contract/groups/password-confirmation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { PasswordField } from '@/ui/fields/password-field'

/** Asks for the password before a dangerous action; closes with the password after the server has accepted it. */
export function ConfirmPasswordDialog({ close }: DialogProps<string>) {
  const { t } = useTranslation()
  const email = useUser()?.email ?? ''
  const form = useEndpointForm(passwordConfirmation.confirm, {
    guards: false,
    onSuccess: (_response, { password }) => close(password),
  })
  return (
    <PasswordFormDialog form={form} title={t('Confirm password')} submitLabel={t('Confirm')} onCancel={close}>
      <p>{t('For your security, please confirm your password to continue.')}</p>
      {/* For password managers, which need the username. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
    </PasswordFormDialog>
  )
}

type PasswordFormDialogProps = Omit<ComponentProps<typeof FormDialog>, 'isQuestion'> & {
  form: { field: (name: 'password') => { name: string; error?: string | undefined } }
}

/** Dialog that asks for the account's password; its children explain why. */
export function PasswordFormDialog({ form, children, ...dialog }: PasswordFormDialogProps) {
  const { t } = useTranslation()
  return (
    <FormDialog form={form} isQuestion {...dialog}>
      {children}
      <PasswordField
        {...form.field('password')}
        label={t('Password')}
        revealLabel={t('Show password')}
        autoComplete="current-password"
        autoFocus
        required
      />
    </FormDialog>
  )
}
