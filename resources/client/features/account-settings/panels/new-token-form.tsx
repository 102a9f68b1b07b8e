import { useState } from 'react'

import { accessTokens } from '@/contract/groups/access-tokens'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CopyButton } from '@/core/shared/copy/copy-button'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FormDialog } from '@/core/shared/forms/form-dialog'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import { checkAccount, refreshAccount } from '../queries'

/** Names a new API token, then shows it once. */
export function NewTokenDialog({ close }: DialogProps) {
  const [token, setToken] = useState<string>()
  return token === undefined ? (
    <NewTokenForm onToken={setToken} onCancel={close} />
  ) : (
    <CreatedToken token={token} onDone={close} />
  )
}

/** Creates an access token with a name; `onToken` gets its plain text, which is shown only once. */
function NewTokenForm({ onToken, onCancel }: { onToken: (token: string) => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const form = useEndpointForm(accessTokens.create, {
    guards: false,
    onUncertain: notifyUnconfirmed(checkAccount),
    onSuccess: ({ plainTextToken }) => {
      onToken(plainTextToken)
      toast.positive(t('Token create'))
      return refreshAccount()
    },
  })
  return (
    <FormDialog form={form} title={t('Create new token')} submitLabel={t('Create')} onCancel={onCancel}>
      <TextField {...form.field('tokenName')} label={t('Token name')} autoFocus autoComplete="off" required />
    </FormDialog>
  )
}

function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <DialogPanel title={t('Create new token')} footer={<Button onClick={() => onDone()}>{t('Done')}</Button>}>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full">
          <TextField
            label={t('Token')}
            value={token}
            readOnly
            autoFocus
            translate="no"
            className="font-mono"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
        <CopyButton text={token} />
        <p className="text-muted">
          {t("Keep this token somewhere safe. You won't be able to see it again after you close this window.")}
        </p>
      </div>
    </DialogPanel>
  )
}
