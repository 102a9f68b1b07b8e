import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { announceFailure } from '@/core/api/announce-failure'
import { ApiError } from '@/core/api/api-error'
import { AvatarField } from '@/core/avatar/avatar-field'
import { useTranslation } from '@/core/i18n/use-translation'
import { assetUrl } from '@/core/settings/asset-url'
import { toast } from '@/core/toasts/toast-store'
import { toFormData } from '@/lib/files/multipart'

import { familyMutations, type Profile } from '../queries'

/** The picture of a profile: sent and removed at once. */
export function ProfileAvatar({ profile: { id, display_name, avatar } }: { profile: Profile }) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const upload = useMutation(familyMutations.uploadAvatar)
  const remove = useMutation(familyMutations.removeAvatar)
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
