import { useEffect, useState } from 'react'

import { AvatarField } from '@/core/shared/avatar/avatar-field'

/** A picture that is uploaded together with the rest of its form. */
export function PictureField({ onChange }: { onChange: (picture: File | undefined) => void }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])

  function pick(picture: File | undefined): void {
    setAddress(picture && URL.createObjectURL(picture))
    onChange(picture)
  }

  return <AvatarField name="" src={address} onPick={pick} onRemove={() => pick(undefined)} />
}
