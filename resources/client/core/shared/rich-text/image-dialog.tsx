import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { ImageFieldView } from '@/core/shared/images/image-field-view'
import { useImageUpload } from '@/core/shared/images/use-image-upload'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import type { EditedImage } from './insertions'

type ImageDialogProps = DialogProps<EditedImage> & {
  image: EditedImage | undefined
  /** Folder of uploads on the public disk. */
  diskPrefix: string
  /** Uploaded immediately. */
  file?: File | undefined
}

/** Uploads an image as it is, and asks for its alternative text. */
export function ImageDialog({ image, diskPrefix, file, close }: ImageDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [src, setSrc] = useState(image?.src ?? '')
  const [alt, setAlt] = useState(image?.alt ?? '')
  const upload = useImageUpload({ diskPrefix, onUploaded: setSrc })
  const isBusy = upload.percentage !== null
  const pick = useEffectEvent(upload.pick)
  useEffect(() => {
    if (file) pick([file])
  }, [file])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (src !== '' && !isBusy) close({ src, alt: alt.trim() })
  }
  function remove(): void {
    if (upload.error === undefined) setSrc('')
    upload.forget()
  }
  return (
    <DialogPanel
      title={image ? t('Edit image') : t('Insert image')}
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={src === ''} pending={isBusy}>
            {t('Apply')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ImageFieldView label={t('Image')} src={assetUrl(src)} upload={upload} onRemove={remove} />
        <TextField
          label={t('Alternative text')}
          description={t("Describes the image for people who can't see it. Leave blank if it's only decorative.")}
          value={alt}
          onChange={setAlt}
        />
      </form>
    </DialogPanel>
  )
}
