import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { settleUploads } from '@/core/shared/forms/form-uploads'
import { ImageFieldView } from '@/core/shared/images/image-field-view'
import { useImageUpload } from '@/core/shared/images/use-image-upload'
import { UploadGuard } from '@/core/shared/uploads/upload-guard'
import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'

import type { EditedImage } from './insertions'

type ImageDialogProps = DialogProps<EditedImage[]> & {
  image: EditedImage | undefined
  /** Folder of uploads on the public disk. */
  diskPrefix: string
  /** Uploaded immediately. */
  files: readonly File[]
}

type ImageEntry = EditedImage & { key: number; file?: File | undefined }

const entryOf = (key: number, file?: File): ImageEntry => ({ key, src: '', alt: '', file })

const hasImage = ({ src }: ImageEntry): boolean => src !== ''

/** Uploads images as they are, and asks for their alternative texts. */
export function ImageDialog({ image, diskPrefix, files, close }: ImageDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [entries, setEntries] = useState<readonly ImageEntry[]>(() => {
    if (image) return [{ ...entryOf(0), ...image }]
    return files.length > 0 ? files.map((file, key) => entryOf(key, file)) : [entryOf(0)]
  })
  const latest = useRef(entries)
  useEffect(() => void (latest.current = entries))
  const [isWaiting, setWaiting] = useState(false)
  const [leave] = useState(() => new AbortController())
  useEffect(() => () => leave.abort(), [leave])

  const change = (key: number, changes: Partial<ImageEntry>) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)))
  const add = (more: readonly File[]) =>
    setEntries((before) => [...before, ...more.map((file, index) => entryOf(before.length + index, file))])

  async function submit(form: HTMLFormElement): Promise<void> {
    setWaiting(true)
    const isSure = await settleUploads(form, leave.signal)
    setWaiting(false)
    const images = latest.current.filter(hasImage).map(({ src, alt }) => ({ src, alt: alt.trim() }))
    if (isSure && images.length > 0) close(images)
  }
  return (
    <DialogPanel
      title={image ? t('Edit image') : t('Insert image')}
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!entries.some(hasImage)} pending={isWaiting}>
            {t('Apply')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget).catch(announceFailure)
        }}
        className="flex flex-col gap-7"
      >
        {entries.map((entry, index) => (
          <ImageFields
            key={entry.key}
            entry={entry}
            number={entries.length > 1 ? index + 1 : undefined}
            diskPrefix={diskPrefix}
            onChange={(changes) => change(entry.key, changes)}
            onMore={image ? undefined : add}
          />
        ))}
      </form>
    </DialogPanel>
  )
}

type ImageFieldsProps = {
  entry: ImageEntry
  /** Place among several images, from 1. */
  number: number | undefined
  diskPrefix: string
  onChange: (changes: Partial<ImageEntry>) => void
  /** Receives the files after the first, where several can be chosen. */
  onMore: ((files: File[]) => void) | undefined
}

function ImageFields({ entry: { src, alt, file }, number, diskPrefix, onChange, onMore }: ImageFieldsProps) {
  const { t } = useTranslation()
  const upload = useImageUpload({ diskPrefix, onUploaded: (url) => onChange({ src: url }) })
  const pick = useEffectEvent(upload.pick)
  useEffect(() => {
    if (file) pick([file])
  }, [file])

  function remove(): void {
    if (upload.error === undefined) onChange({ src: '' })
    upload.forget()
  }
  return (
    <div className="flex flex-col gap-5">
      <ImageFieldView
        label={number ? t('Image :number', { number }) : t('Image')}
        src={assetUrl(src)}
        upload={upload}
        onRemove={remove}
        onChoose={(url) => onChange({ src: url })}
        onMore={onMore}
      />
      <UploadGuard {...upload.state} />
      <TextField
        label={number ? t('Alternative text of image :number', { number }) : t('Alternative text')}
        description={t("Describes the image for people who can't see it. Leave blank if it's only decorative.")}
        value={alt}
        onChange={(text) => onChange({ alt: text })}
      />
    </div>
  )
}
