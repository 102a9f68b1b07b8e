import '@/styles/components.css'

import { useId } from 'react'

import type { Bootstrap } from '@/contract/bootstrap'
import { social } from '@/contract/social'
import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { DialogPanel } from '@/core/dialogs/dialog-panel'
import type { DialogProps } from '@/core/dialogs/dialog-store'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { PasswordField } from '@/ui/fields/password-field'

/** Asks for the password of the account here that has the address of the one elsewhere; closes with whom that signs in. */
export function ConnectPasswordDialog({ close }: DialogProps<Bootstrap>) {
  const { t } = useTranslation()
  const id = useId()
  const form = useEndpointForm(social.connect, {
    guards: false,
    onSuccess: ({ bootstrapData }) => {
      setBootstrap(bootstrapData)
      close(bootstrapData)
    },
  })
  return (
    <DialogPanel
      title={t('Password required')}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} pending={form.isPending}>
            {t('Connect')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={id} className="flex flex-col gap-5">
        {form.message && <Notice>{form.message}</Notice>}
        <p>{t('There is an account with your email address already. Enter its password to connect the two.')}</p>
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
