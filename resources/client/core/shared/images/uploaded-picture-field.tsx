import { assetUrl } from '@/core/platform/settings/asset-url'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'
import type { FieldTexts } from '@/ui/fields/field-layout'

import { ImageFieldView, type PictureSurface } from './image-field-view'
import { useImageUpload } from './use-image-upload'

type UploadedPictureFieldProps = Pick<FieldTexts, 'description' | 'error'> & {
  label: string
  /** Folder on the public disk (backend contract, section 9). */
  diskPrefix: 'branding_media' | 'homepage'
  /** URL as the server stores it; empty without a picture. */
  value: string
  onChange: (url: string) => void
  /** Shows the whole picture, such as a wide logo. */
  isWhole?: boolean
  /** Surface behind the picture, such as the one that a logo is made for; a neutral one by default. */
  surface?: PictureSurface | undefined
}

/** A picture of the site, which is uploaded as it is. */
export function UploadedPictureField({
  diskPrefix,
  value,
  onChange,
  isWhole = false,
  surface,
  ...texts
}: UploadedPictureFieldProps) {
  const upload = useImageUpload({ diskPrefix, onUploaded: onChange })

  /** Removes a failed upload first, and the picture only with the next press. */
  function remove(): void {
    if (upload.error === undefined) onChange('')
    upload.forget()
  }
  // Once uploaded, the value has the picture: undo changes what is shown.
  const preview = upload.isDone ? undefined : upload.preview
  return (
    <>
      <ImageFieldView
        {...texts}
        src={assetUrl(value)}
        upload={{ ...upload, preview }}
        onRemove={remove}
        onChoose={onChange}
        isWhole={isWhole}
        surface={surface}
      />
      <UploadGuard {...upload.state} />
    </>
  )
}
