import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { accounts } from '@/contract/accounts'
import { family } from '@/contract/family'
import { ApiError } from '@/core/platform/api/api-error'
import { mutation } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { tellWhenDone } from '@/core/shared/toasts/tell-when-done'
import { toFormData } from '@/lib/files/multipart'

import { AvatarField } from './avatar-field'

type AccountAvatarProps = { account: { id: number; display_name: string; avatar?: string | null | undefined } }

const changing = { invalidates: [accounts.me, accounts.show, family.list] }
/** What the server says of the file stands at the field, not in a toast. */
const uploading = { ...mutation(accounts.uploadAvatar, changing), meta: { handlesErrors: true } }
const removing = mutation(accounts.removeAvatar, changing)

/** The picture of an account, one's own or a profile's: sent and removed at once (spec sections 2 and 8). */
export function AccountAvatar({ account: { id, display_name, avatar } }: AccountAvatarProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const upload = useMutation(uploading)
  const remove = useMutation(removing)
  const params = { id }

  function refused(failure: unknown): void {
    const words = failure instanceof ApiError ? failure.fieldErrors['file'] : undefined
    setError(words)
    if (words === undefined) announceFailure(failure)
  }

  function send(file: File): void {
    setError(undefined)
    const sent = upload.mutateAsync({ params, body: toFormData({ file }) })
    tellWhenDone(sent, t('Uploaded avatar'))
    sent.catch(refused)
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
