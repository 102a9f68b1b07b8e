import { useEffect, useState } from 'react'

import { AvatarField } from '@/core/shared/avatar/avatar-field'

/** A picture that no server has yet, to be sent with what it belongs to. */
export function PictureField({ onChange }: { onChange: (picture: File | undefined) => void }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])

  function pick(picture: File | undefined): void {
    setAddress(picture && URL.createObjectURL(picture))
    onChange(picture)
  }

  return <AvatarField name="" src={address} onPick={pick} onRemove={() => pick(undefined)} />
}
