import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { accounts } from '@/contract/groups/accounts'
import { family } from '@/contract/groups/family'
import { ApiError } from '@/core/platform/api/api-error'
import { mutation } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toastWhenDone } from '@/core/shared/toasts/toast-store'
import { toFormData } from '@/lib/files/multipart'

import { AvatarField } from './avatar-field'

type AccountAvatarProps = { account: { id: number; display_name: string; avatar?: string | null | undefined } }

const invalidation = { invalidates: [accounts.me, accounts.show, family.list] }
/** Shows upload errors at the field instead of a toast. */
const uploadMutation = { ...mutation(accounts.uploadAvatar, invalidation), meta: { handlesErrors: true } }
const removeMutation = mutation(accounts.removeAvatar, invalidation)

/** Avatar of the user or of a family profile; changes are saved immediately (spec sections 2 and 8). */
export function AccountAvatar({ account: { id, display_name, avatar } }: AccountAvatarProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const upload = useMutation(uploadMutation)
  const remove = useMutation(removeMutation)
  const params = { id }

  function showFailure(failure: unknown): void {
    const message = failure instanceof ApiError ? failure.fieldErrors['file'] : undefined
    setError(message)
    if (message === undefined) announceFailure(failure)
  }

  function uploadAvatar(file: File): void {
    setError(undefined)
    const uploaded = upload.mutateAsync({ params, body: toFormData({ file }) })
    toastWhenDone(uploaded, t('Uploaded avatar'))
    uploaded.catch(showFailure)
  }

  function removeAvatar(): void {
    setError(undefined)
    toastWhenDone(remove.mutateAsync({ params }), t('Removed avatar'))
  }

  return (
    <AvatarField
      name={display_name}
      src={assetUrl(avatar)}
      error={error}
      pending={upload.isPending || remove.isPending}
      onPick={uploadAvatar}
      onRemove={removeAvatar}
    />
  )
}
