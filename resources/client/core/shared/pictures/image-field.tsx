import { useEffect, useEffectEvent, useState } from 'react'

import { assetUrl } from '@/core/platform/settings/asset-url'
import { useLeaveWarning } from '@/core/shared/uploads/use-leave-warning'
import type { FieldWords } from '@/ui/fields/field-frame'
import { FormValue } from '@/ui/fields/form-value'

import { ImageFieldView } from './image-field-view'
import { usePictureUpload } from './use-picture-upload'

type ImageFieldProps = FieldWords & {
  name?: string
  /** Address of the picture there is. */
  defaultValue?: string | null | undefined
  /** Folder on the public disk that it goes to: `playlist_media` (backend contract, section 9). */
  diskPrefix: string
  /** Tells when a picture is on its way: what is saved before it arrives lacks it. */
  onBusyChange?: (isBusy: boolean) => void
}

/** Pixels of the side of what is sent: enough for the largest cover on a page. */
const SIDE = 1000
const FRAME = { shape: 'square', side: SIDE, name: 'image' } as const

/**
 * A square picture: picked, dropped or pasted, cropped, and uploaded at once; the form gets its address. What is no picture or is too
 * large is refused in the spec's words (section 5).
 */
export function ImageField({ name, defaultValue, diskPrefix, onBusyChange, ...words }: ImageFieldProps) {
  const [address, setAddress] = useState(defaultValue || null)
  const upload = usePictureUpload({ diskPrefix, frame: FRAME, onUploaded: setAddress })

  const isBusy = upload.percentage !== null
  const tellBusy = useEffectEvent((isNow: boolean) => onBusyChange?.(isNow))
  useEffect(() => tellBusy(isBusy), [isBusy])
  useLeaveWarning(isBusy)

  /** First what could not be sent, then what there was before. */
  function remove(): void {
    if (upload.error === undefined) setAddress(null)
    upload.forget()
  }

  return (
    <>
      <FormValue name={name} value={address} onChange={setAddress} />
      <ImageFieldView {...words} src={assetUrl(address)} upload={upload} onRemove={remove} />
    </>
  )
}
