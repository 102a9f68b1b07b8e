import { useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import { CopyButton } from './copy-button'
import { NewTokenForm } from './new-token-form'

/** Names a new API token, then shows it once. */
export function NewTokenDialog({ close }: DialogProps) {
  const [token, setToken] = useState<string>()
  return token === undefined ? <Naming onToken={setToken} onCancel={close} /> : <Shown token={token} onDone={close} />
}

function Naming({ onToken, onCancel }: { onToken: (token: string) => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const [isPending, setPending] = useState(false)
  return (
    <DialogPanel
      title={t('Create new token')}
      footer={
        <>
          <Button variant="outline" onClick={() => onCancel()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {t('Create')}
          </Button>
        </>
      }
    >
      <NewTokenForm id={formId} onPending={setPending} onToken={onToken} />
    </DialogPanel>
  )
}

function Shown({ token, onDone }: { token: string; onDone: () => void }) {
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
