import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { Account } from '@/contract/account'
import { accounts } from '@/contract/accounts'
import { ApiError } from '@/core/api/api-error'
import { announceFailure } from '@/core/api/announce-failure'
import { AvatarField } from '@/core/avatar/avatar-field'
import { useEndpointForm } from '@/core/forms/use-endpoint-form'
import { DraftNotice } from '@/core/forms/draft-notice'
import { useTranslation } from '@/core/i18n/use-translation'
import { assetUrl } from '@/core/settings/asset-url'
import { toast } from '@/core/toasts/toast-store'
import { toFormData } from '@/lib/files/multipart'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { TextField } from '@/ui/fields/text-field'

import { accountMutations, refreshAccount } from '../queries'

/** Name and picture. */
export function AccountDetailsPanel({ account }: { account: Account }) {
  return (
    <div className="flex flex-col gap-6">
      <OwnAvatar account={account} />
      <NameForm account={account} />
    </div>
  )
}

/** Sent as soon as it is chosen. */
function OwnAvatar({ account: { id, display_name, avatar } }: { account: Account }) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const upload = useMutation(accountMutations.uploadAvatar)
  const remove = useMutation(accountMutations.removeAvatar)
  const params = { id }

  function send(file: File): void {
    setError(undefined)
    upload.mutate(
      { params, body: toFormData({ file }) },
      {
        onSuccess: () => void toast.positive(t('Uploaded avatar')),
        onError: (failure) => {
          const words = failure instanceof ApiError ? failure.fieldErrors['file'] : undefined
          setError(words)
          if (words === undefined) announceFailure(failure)
        },
      },
    )
  }

  function takeAway(): void {
    setError(undefined)
    remove.mutate({ params }, { onSuccess: () => void toast.positive(t('Removed avatar')) })
  }

  return (
    <AvatarField
      name={display_name}
      src={assetUrl(avatar)}
      error={error}
      pending={upload.isPending || remove.isPending}
      onPick={send}
      onRemove={takeAway}
    />
  )
}

function NameForm({ account: { first_name, last_name } }: { account: Account }) {
  const { t } = useTranslation()
  const form = useEndpointForm(accounts.update, {
    draft: 'account-details',
    onSuccess: async () => {
      toast.positive(t('Updated account details'))
      await refreshAccount()
    },
  })
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <DraftNotice form={form} />
      {form.message && <Notice>{form.message}</Notice>}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...form.field('first_name')} label={t('First name')} defaultValue={first_name ?? ''} autoComplete="given-name" />
        <TextField {...form.field('last_name')} label={t('Last name')} defaultValue={last_name ?? ''} autoComplete="family-name" />
      </div>
      <Button type="submit" pending={form.isPending} className="self-start">
        {t('Save')}
      </Button>
    </form>
  )
}
