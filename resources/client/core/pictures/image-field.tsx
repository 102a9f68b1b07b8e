import { RotateCw, Trash2, Upload, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { useTranslation } from '@/core/i18n/use-translation'
import { assetUrl } from '@/core/settings/asset-url'
import { Button } from '@/ui/buttons/button'
import { FieldNotes, type FieldWords, labelId } from '@/ui/fields/field-frame'
import { FileInput } from '@/ui/fields/file-input'
import { FormValue } from '@/ui/fields/form-value'
import { useFileDrop } from '@/ui/fields/use-file-drop'

import { PICTURE_TYPES } from './picture-limits'
import { PicturePreview } from './picture-preview'
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
export function ImageField({ label, description, error, name, defaultValue, diskPrefix, onBusyChange }: ImageFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [address, setAddress] = useState(defaultValue || null)
  const upload = usePictureUpload({ diskPrefix, frame: FRAME, onUploaded: setAddress })
  const { isOver, dropProps } = useFileDrop({ onFiles: upload.take, folder: false, disabled: upload.percentage !== null })

  const isBusy = upload.percentage !== null
  const tellBusy = useEffectEvent((isNow: boolean) => onBusyChange?.(isNow))
  useEffect(() => tellBusy(isBusy), [isBusy])

  /** First what could not be sent, then what there was before. */
  function remove(): void {
    if (upload.error === undefined) setAddress(null)
    upload.forget()
  }

  const src = upload.preview ?? assetUrl(address)
  const wrong = upload.isUnfit ? t('Please select an image.') : (upload.error ?? error)
  return (
    <div {...dropProps} role="group" aria-labelledby={labelId(id)} className="flex flex-col gap-1.5">
      <span id={labelId(id)} className="font-bold">
        {label}
      </span>
      <FormValue name={name} value={address} onChange={setAddress} />
      <div className="flex flex-wrap items-center gap-4">
        <PicturePreview src={src} percentage={upload.percentage} isOver={isOver} />
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2">
          <Button
            ref={chooser}
            variant="outline"
            aria-describedby={`${id}-${wrong ? 'error' : 'description'}`}
            pending={isBusy}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden className="size-5" />
            {src ? t('Replace image') : t('Upload image')}
          </Button>
          {/* Whichever is pressed goes away: the focus goes to the one that stays. */}
          <Ways upload={upload} onRemove={src ? remove : undefined} onPress={() => chooser.current?.focus()} />
        </div>
      </div>
      <div role="status" className="empty:hidden">
        <FieldNotes id={id} error={wrong} />
      </div>
      <FieldNotes id={id} description={description ?? t('An image of up to 8 MB.')} />
      <FileInput ref={input} hidden accept={PICTURE_TYPES} aria-label={label} onPick={upload.take} />
    </div>
  )
}

type WaysProps = { upload: ReturnType<typeof usePictureUpload>; onRemove: (() => void) | undefined; onPress: () => void }

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
      {upload.error !== undefined && button(t('Try again'), RotateCw, upload.retry)}
      {onRemove && button(t('Remove image'), Trash2, onRemove)}
    </>
  )
}
