import { useEffect, useEffectEvent, useState } from 'react'

import { assetUrl } from '@/core/platform/settings/asset-url'
import { useLeaveWarning } from '@/core/shared/uploads/use-uploads'
import type { FieldTexts } from '@/ui/fields/field-frame'
import { FormValue } from '@/ui/fields/form-value'

import { ImageFieldView } from './image-field-view'
import { useImageUpload } from './use-image-upload'

type ImageFieldProps = FieldTexts & {
  name?: string
  /** URL of the current image. */
  defaultValue?: string | null | undefined
  /** Folder on the public disk, e.g. `playlist_media` (backend contract, section 9). */
  diskPrefix: string
  /** Called when an upload starts or ends: a form saved during it would lack the image. */
  onBusyChange?: (isBusy: boolean) => void
}

/** Width and height of the uploaded image in pixels: enough for the largest cover on a page. */
const SIDE = 1000
const FRAME = { shape: 'square', side: SIDE, name: 'image' } as const

/**
 * Form field for a square image, which is cropped and uploaded immediately; the field's value is its URL. Files that
 * are no image, or too large, are refused in the spec's fieldProps (section 5).
 */
export function ImageField({ name, defaultValue, diskPrefix, onBusyChange, ...fieldProps }: ImageFieldProps) {
  const [url, setUrl] = useState(defaultValue || null)
  const upload = useImageUpload({ diskPrefix, frame: FRAME, onUploaded: setUrl })

  const isBusy = upload.percentage !== null
  const reportBusy = useEffectEvent((isNow: boolean) => onBusyChange?.(isNow))
  useEffect(() => reportBusy(isBusy), [isBusy])
  useLeaveWarning(isBusy)

  /** Removes a failed upload first, and the saved image only with the next press. */
  function remove(): void {
    if (upload.error === undefined) setUrl(null)
    upload.forget()
  }

  return (
    <>
      <FormValue name={name} value={url} onChange={setUrl} />
      <ImageFieldView {...fieldProps} src={assetUrl(url)} upload={upload} onRemove={remove} />
    </>
  )
}
