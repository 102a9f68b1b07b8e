import { ImagePlus, RotateCw, Trash2, Upload, X } from 'lucide-react'
import { useId, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import type { IncompleteReason } from '@/lib/files/chosen-files'
import { Button } from '@/ui/buttons/button'
import { ProgressCircle } from '@/ui/feedback/progress'
import { FieldNotes, type FieldTexts, labelId } from '@/ui/fields/field-layout'
import { FileInput } from '@/ui/fields/file-input'
import { useFileDrop } from '@/ui/fields/use-file-drop'
import { Image } from '@/ui/pictures/image'

import { IMAGE_TYPES } from './crop-picture'
import { ChoosePictureButton } from './files/choose-picture-button'
import type { ImageUpload } from './use-image-upload'

/** Surface that a picture with transparent parts is made for. */
export type PictureSurface = 'light' | 'dark'

type ImageFieldViewProps = FieldTexts & {
  /** URL of the current image. */
  src: string | undefined
  upload: ImageUpload
  onRemove: () => void
  /** Receives the URL of a picture of the site, as the server stores it. */
  onChoose: (url: string) => void
  /** Receives the files after the first, where several can be chosen. */
  onMore?: ((files: File[]) => void) | undefined
  /** Shows the whole image, such as a wide logo, instead of cropping it to the preview's shape. */
  isWhole?: boolean
  /** Surface behind a whole image. */
  surface?: PictureSurface | undefined
}

/** Renders an image field: preview, progress and buttons. The image can be picked, dropped or pasted. */
export function ImageFieldView(props: ImageFieldViewProps) {
  const { label, description, error, src, upload, onRemove, onChoose, onMore, isWhole = false, surface } = props
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const isBusy = upload.percentage !== null
  function pick([first, ...others]: File[], missing?: IncompleteReason): void {
    upload.pick(first ? [first] : [], missing)
    if (others.length > 0) onMore?.(others)
  }
  function choose(url: string): void {
    upload.forget()
    onChoose(url)
  }
  const { isOver, dropProps } = useFileDrop({ onFiles: pick, folder: false, disabled: isBusy })

  const displayedSrc = upload.preview ?? src
  const message = upload.unfit ? t(upload.unfit) : (upload.error ?? error)
  return (
    <div {...dropProps} role="group" aria-labelledby={labelId(id)} className="flex flex-col gap-1.5">
      <span id={labelId(id)} className="font-bold">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-4">
        <ImagePreview
          src={displayedSrc}
          percentage={upload.percentage}
          isOver={isOver}
          isWhole={isWhole}
          surface={surface}
        />
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-2">
          <Button
            ref={chooser}
            variant="outline"
            aria-describedby={`${id}-${message ? 'error' : 'description'}`}
            pending={isBusy}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden className="size-5" />
            {displayedSrc ? t('Replace image') : t('Upload image')}
          </Button>
          {!isBusy && <ChoosePictureButton onChoose={choose} />}
          {/* A pressed button disappears, so the focus moves to the one that stays. */}
          <ImageActions
            upload={upload}
            onRemove={displayedSrc ? onRemove : undefined}
            onPress={() => chooser.current?.focus()}
          />
        </div>
      </div>
      <div role="status" className="empty:hidden">
        <FieldNotes id={id} error={message} />
        {upload.isDone && <span className="sr-only">{t('Uploaded')}</span>}
      </div>
      <FieldNotes id={id} description={description ?? t('Image up to 8 MB')} />
      <FileInput
        ref={input}
        hidden
        accept={IMAGE_TYPES}
        aria-label={label}
        multiple={onMore !== undefined}
        onPick={pick}
      />
    </div>
  )
}

type ImageActionsProps = { upload: ImageUpload; onRemove: (() => void) | undefined; onPress: () => void }

/** Cancel during an upload, otherwise retry and remove. */
function ImageActions({ upload, onRemove, onPress }: ImageActionsProps) {
  const { t } = useTranslation()
  const button = (label: string, Icon: typeof X, act: () => void) => (
    <Button
      variant="ghost"
      onClick={() => {
        act()
        onPress()
      }}
    >
      <Icon aria-hidden className="size-5" />
      {label}
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

type PicturePreviewProps = {
  src: string | undefined
  /** Upload progress, 0 to 100; null when not uploading. */
  percentage: number | null
  /** A file is being dragged over the field. */
  isOver: boolean
  isWhole: boolean
  surface: PictureSurface | undefined
}

const surfaces: Readonly<Record<PictureSurface, string>> = {
  light: '[&_img]:bg-[#fff]',
  dark: '[&_img]:bg-[#16181d]',
}

/** Preview of a field's image, with the upload progress. */
function ImagePreview({ src, percentage, isOver, isWhole, surface }: PicturePreviewProps) {
  const { t } = useTranslation()
  return (
    <div
      className={classNames(
        'relative size-32 shrink-0 rounded-cover',
        isOver && 'outline-3 outline-offset-2 outline-primary',
      )}
    >
      <Image
        src={src}
        alt=""
        isUrgent
        fallback={<ImagePlus className="size-10" />}
        className={classNames(
          'size-full rounded-cover',
          percentage !== null && 'opacity-40',
          isWhole && '[&_img]:object-contain [&_img]:p-2',
          isWhole && (surface ? surfaces[surface] : '[&_img]:bg-chip'),
        )}
      />
      {percentage !== null && (
        <div className="absolute inset-0 grid place-items-center">
          <ProgressCircle label={t('Uploading')} value={percentage} hasText className="size-16 rounded-full bg-paper" />
        </div>
      )}
    </div>
  )
}
