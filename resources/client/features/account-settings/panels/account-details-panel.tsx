import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { Account } from '@/contract/account'
import { ApiError } from '@/core/api/api-error'
import { announceFailure } from '@/core/api/announce-failure'
import { AvatarField } from '@/core/avatar/avatar-field'
import { useTranslation } from '@/core/i18n/use-translation'
import { assetUrl } from '@/core/settings/asset-url'
import { toast } from '@/core/toasts/toast-store'
import { toFormData } from '@/lib/files/multipart'

import { NameForm } from '../components/name-form'
import { accountMutations } from '../queries'
import { tellWhenDone } from '../tell-when-done'

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
    tellWhenDone(remove.mutateAsync({ params }), t('Removed avatar'))
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
