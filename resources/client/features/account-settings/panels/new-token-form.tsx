import { useEffect } from 'react'

import { accessTokens } from '@/contract/access-tokens'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { FormShell } from '@/core/shared/forms/form-shell'
import { notifyUnconfirmed } from '@/core/shared/forms/notify-unconfirmed'
import { useEndpointForm } from '@/core/shared/forms/use-endpoint-form'
import { toast } from '@/core/shared/toasts/toast-store'
import { TextField } from '@/ui/fields/text-field'

import { checkAccount, refreshAccount } from '../queries'

type NewTokenFormProps = {
  id: string
  /** Reports to the dialog's button whether a submit is in progress. */
  onPending: (isPending: boolean) => void
  onToken: (token: string) => void
}

/** Creates an access token with a name; `onToken` gets its plain text, which is shown only once. */
export function NewTokenForm({ id, onPending, onToken }: NewTokenFormProps) {
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
  useEffect(() => onPending(form.isPending), [form.isPending, onPending])
  return (
    <FormShell form={form} id={id}>
      <TextField {...form.field('tokenName')} label={t('Token name')} autoFocus autoComplete="off" required />
    </FormShell>
  )
}
