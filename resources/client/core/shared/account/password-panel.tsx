import { type ComponentProps, type ReactNode, useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { Button } from '@/ui/buttons/button'
import { PasswordField } from '@/ui/fields/password-field'

type PasswordPanelProps = {
  title: string
  /** Label of the submit button. */
  action: string
  form: {
    formProps: ComponentProps<'form'>
    isPending: boolean
    field: (name: 'password') => { name: string; error?: string | undefined }
  }
  onCancel: () => void
  /** Explanation and error messages. */
  children: ReactNode
}

/** Content of a dialog that asks for the account's password. */
export function PasswordPanel({ title, action, form, onCancel, children }: PasswordPanelProps) {
  const { t } = useTranslation()
  const formId = useId()
  return (
    <DialogPanel
      title={title}
      isQuestion
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="flex flex-col gap-5">
        {children}
        <PasswordField
          {...form.field('password')}
          label={t('Password')}
          revealLabel={t('Show password')}
          autoComplete="current-password"
          autoFocus
          required
        />
      </form>
    </DialogPanel>
  )
}
