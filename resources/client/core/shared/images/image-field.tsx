import { useState } from 'react'

import { assetUrl } from '@/core/platform/settings/asset-url'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FormValue } from '@/ui/fields/form-value'

import { ImageFieldView } from './image-field-view'
import { useImageUpload } from './use-image-upload'

type ImageOptions = {
  /** URL of the current image. */
  defaultValue?: string | null | undefined
  /** Folder on the public disk, e.g. `playlist_media` (backend contract, section 9). */
  diskPrefix: string
  /** Whether the image keeps its shape instead of being cropped to a square. */
  keepsShape?: boolean
  /** Receives the id of an uploaded image's file, and its URL as the server stores it. */
  onUploaded?: (file: { fileId: number; url: string }) => void
}

/** Width and height of the uploaded image in pixels: enough for the largest cover on a page. */
const SIDE = 1000
const CROP_AREA = { shape: 'square', side: SIDE, name: 'image' } as const

/** State of an {@link ImageField}, which outlives the field. */
export function useImageField({ defaultValue, diskPrefix, keepsShape = false, onUploaded }: ImageOptions) {
  const [url, setUrl] = useState(defaultValue || null)
  const upload = useImageUpload({
    diskPrefix,
    ...(!keepsShape && { cropArea: CROP_AREA }),
    onUploaded: (uploadedUrl, fileId) => {
      setUrl(uploadedUrl)
      onUploaded?.({ fileId, url: uploadedUrl })
    },
  })
  return { url, setUrl, upload }
}

type ImageFieldProps = FieldTexts & { name?: string; image: ReturnType<typeof useImageField> }

/**
 * Form field for an image, which is cropped and uploaded immediately; the field's value is its URL. Files that are not
 * images, or too large, are refused in the spec's words (section 5).
 */
export function ImageField({ name, image: { url, setUrl, upload }, ...fieldProps }: ImageFieldProps) {
  /** Removes a failed upload first, and the saved image only with the next press. */
  function remove(): void {
    if (upload.error === undefined) setUrl(null)
    upload.forget()
  }

  return (
    <>
      <FormValue name={name} value={url} onChange={setUrl} />
      <ImageFieldView {...fieldProps} src={assetUrl(url)} upload={upload} onRemove={remove} onChoose={setUrl} />
      <UploadGuard {...upload.state} />
    </>
  )
}
