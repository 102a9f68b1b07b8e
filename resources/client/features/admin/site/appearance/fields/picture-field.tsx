import { assetUrl } from '@/core/platform/settings/asset-url'
import { ImageFieldView } from '@/core/shared/images/image-field-view'
import { useImageUpload } from '@/core/shared/images/use-image-upload'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'
import type { FieldTexts } from '@/ui/fields/field-layout'

import { ResetValue } from '../reset-value'

type PictureFieldProps = Pick<FieldTexts, 'description' | 'error'> & {
  label: string
  /** Folder on the public disk (backend contract, section 9). */
  diskPrefix: 'branding_media' | 'homepage'
  /** URL as the server stores it; empty without a picture. */
  value: string
  onChange: (url: string) => void
  /** Undefined while the picture is the original one. */
  onReset: (() => void) | undefined
  /** Shows the whole picture, such as a wide logo. */
  isWhole?: boolean
}

/** A picture of the site, which is uploaded as it is. */
export function PictureField({ diskPrefix, value, onChange, onReset, isWhole = false, ...texts }: PictureFieldProps) {
  const upload = useImageUpload({ diskPrefix, onUploaded: onChange })

  /** Removes a failed upload first, and the picture only with the next press. */
  function remove(): void {
    if (upload.error === undefined) onChange('')
    upload.forget()
  }
  // Once uploaded, the draft has the picture: undo changes what is shown.
  const preview = upload.isDone ? undefined : upload.preview
  return (
    <div className="flex flex-col gap-1">
      <ImageFieldView
        {...texts}
        src={assetUrl(value)}
        upload={{ ...upload, preview }}
        onRemove={remove}
        isWhole={isWhole}
      />
      <ResetValue label={texts.label} onReset={onReset} />
      <UploadGuard {...upload.state} />
    </div>
  )
}
