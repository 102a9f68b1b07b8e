import { useId, useState } from 'react'

import { accessTokens } from '@/contract/access-tokens'
import { DialogPanel } from '@/core/dialogs/dialog-panel'
import type { DialogProps } from '@/core/dialogs/dialog-store'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { useTranslation } from '@/core/i18n/use-translation'
import { toast } from '@/core/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { TextField } from '@/ui/fields/text-field'

import { refreshAccount } from '../queries'
import { CopyButton } from './copy-button'

/** Names a new token, then shows it: this once. */
export function NewTokenDialog({ close }: DialogProps) {
  const { t } = useTranslation()
  const [token, setToken] = useState<string>()
  return token === undefined ? (
    <NameStep onToken={setToken} onCancel={close} />
  ) : (
    <DialogPanel title={t('Create new token')} footer={<Button onClick={() => close()}>{t('Done')}</Button>}>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full">
          <TextField label={t('Token')} value={token} readOnly autoFocus translate="no" className="font-mono" onFocus={(event) => event.currentTarget.select()} />
        </div>
        <CopyButton text={token} />
        <p className="text-muted">
          {t('Keep the token in a safe place. Once this dialog is closed, it cannot be seen again.')}
        </p>
      </div>
    </DialogPanel>
  )
}

function NameStep({ onToken, onCancel }: { onToken: (token: string) => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const form = useEndpointForm(accessTokens.create, {
    guards: false,
    onSuccess: ({ plainTextToken }) => {
      onToken(plainTextToken)
      toast.positive(t('Token create'))
      return refreshAccount()
    },
  })
  return (
    <DialogPanel
      title={t('Create new token')}
      footer={
        <>
          <Button variant="outline" onClick={() => onCancel()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isPending}>
            {t('Create')}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id={formId} className="flex flex-col gap-5">
        {form.message && <Notice>{form.message}</Notice>}
        <TextField {...form.field('tokenName')} label={t('Token name')} autoFocus autoComplete="off" required />
      </form>
    </DialogPanel>
  )
}
