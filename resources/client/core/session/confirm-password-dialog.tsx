import { useId } from 'react'

import { passwordConfirmation } from '@/contract/password-confirmation'
import { DialogPanel } from '@/core/dialogs/dialog-panel'
import type { DialogProps } from '@/core/dialogs/dialog-store'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { useUser } from '@/core/session/use-session'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { PasswordField } from '@/ui/fields/password-field'

/** Asks for the password before what is dangerous; closed with it once the server has taken it. */
export function ConfirmPasswordDialog({ close }: DialogProps<string>) {
  const { t } = useTranslation()
  const formId = useId()
  const email = useUser()?.email ?? ''
  const form = useEndpointForm(passwordConfirmation.confirm, {
    guards: false,
    onSuccess: (_answer, { password }) => close(password),
  })
  return (
    <DialogPanel
      title={t('Confirm password')}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isPending}>
            {t('Confirm')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="flex flex-col gap-5">
        <p>{t('For your security, please confirm your password to continue.')}</p>
        {form.message && <Notice>{form.message}</Notice>}
        {/* Password managers look for whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={t('Password')}
          revealLabel={t('Show the password')}
          autoComplete="current-password"
          autoFocus
          required
        />
      </form>
    </DialogPanel>
  )
}
