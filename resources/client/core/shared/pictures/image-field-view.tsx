import { RotateCw, Trash2, Upload, X } from 'lucide-react'
import { useId, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { FieldNotes, type FieldWords, labelId } from '@/ui/fields/field-frame'
import { FileInput } from '@/ui/fields/file-input'
import { useFileDrop } from '@/ui/fields/use-file-drop'

import { PICTURE_TYPES } from './picture-limits'
import { PicturePreview } from './picture-preview'
import type { PictureUpload } from './use-picture-upload'

type ImageFieldViewProps = FieldWords & {
  /** Address of the picture there is. */
  src: string | undefined
  upload: PictureUpload
  onRemove: () => void
}

/** How a picture is picked, dropped or pasted, how far it has come, and what can be done with it. */
export function ImageFieldView({ label, description, error, src, upload, onRemove }: ImageFieldViewProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const isBusy = upload.percentage !== null
  const { isOver, dropProps } = useFileDrop({ onFiles: upload.take, folder: false, disabled: isBusy })

  const shown = upload.preview ?? src
  const wrong = upload.isUnfit ? t('Please select an image.') : (upload.error ?? error)
  return (
    <div {...dropProps} role="group" aria-labelledby={labelId(id)} className="flex flex-col gap-1.5">
      <span id={labelId(id)} className="font-bold">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-4">
        <PicturePreview src={shown} percentage={upload.percentage} isOver={isOver} />
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2">
          <Button
            ref={chooser}
            variant="outline"
            aria-describedby={`${id}-${wrong ? 'error' : 'description'}`}
            pending={isBusy}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden className="size-5" />
            {shown ? t('Replace image') : t('Upload image')}
          </Button>
          {/* Whichever is pressed goes away: the focus goes to the one that stays. */}
          <Ways upload={upload} onRemove={shown ? onRemove : undefined} onPress={() => chooser.current?.focus()} />
        </div>
      </div>
      <div role="status" className="empty:hidden">
        <FieldNotes id={id} error={wrong} />
        {upload.isDone && <span className="sr-only">{t('Uploaded')}</span>}
      </div>
      <FieldNotes id={id} description={description ?? t('Image up to 8 MB')} />
      <FileInput ref={input} hidden accept={PICTURE_TYPES} aria-label={label} onPick={upload.take} />
    </div>
  )
}

type WaysProps = { upload: PictureUpload; onRemove: (() => void) | undefined; onPress: () => void }

/** What else can be done with the picture, as it stands. */
function Ways({ upload, onRemove, onPress }: WaysProps) {
  const { t } = useTranslation()
  const button = (words: string, Icon: typeof X, act: () => void) => (
    <Button
      variant="ghost"
      onClick={() => {
        act()
        onPress()
      }}
    >
      <Icon aria-hidden className="size-5" />
      {words}
    </Button>
  )
  if (upload.percentage !== null) return button(t('Cancel'), X, upload.forget)
  return (
    <>
      {upload.error !== undefined && upload.retry && button(t('Try again'), RotateCw, upload.retry)}
      {onRemove && button(t('Remove image'), Trash2, onRemove)}
    </>
  )
}
