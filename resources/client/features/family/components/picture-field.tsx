import { useEffect, useState } from 'react'

import { AvatarField } from '@/core/shared/avatar/avatar-field'

/** A picture that is uploaded together with the rest of its form. */
export function PictureField({ onChange }: { onChange: (picture: File | undefined) => void }) {
  const [objectUrl, setObjectUrl] = useState<string>()
  useEffect(() => () => void (objectUrl && URL.revokeObjectURL(objectUrl)), [objectUrl])

  function pick(picture: File | undefined): void {
    setObjectUrl(picture && URL.createObjectURL(picture))
    onChange(picture)
  }

  return <AvatarField name="" src={objectUrl} onPick={pick} onRemove={() => pick(undefined)} />
}
