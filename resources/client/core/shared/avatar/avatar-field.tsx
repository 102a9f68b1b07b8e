import { Trash2, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { cropImage, IMAGE_TYPES } from '@/core/shared/images/crop-picture'
import { unsupportedImageMessage } from '@/core/shared/images/unsupported-image'
import { Button } from '@/ui/buttons/button'
import { FieldNotes } from '@/ui/fields/field-layout'
import { FileInput } from '@/ui/fields/file-input'
import { Avatar } from '@/ui/pictures/avatar'

/**
 * Width and height of an uploaded avatar in pixels. At four bytes per pixel at most, no format exceeds the server's
 * limit (contract/groups/accounts.ts).
 */
export const AVATAR_SIDE = 512

type AvatarFieldProps = {
  /** Name of the person; its initials replace a missing avatar. */
  name: string
  /** URL of the current avatar. */
  src: string | null | undefined
  /** Receives the cropped image, 512 pixels square. */
  onPick: (file: File) => void
  /** Removes the avatar; without it there is no remove button. */
  onRemove?: (() => void) | undefined
  /** Error of the last upload. */
  error?: string | undefined
  /** An upload or removal is running. */
  pending?: boolean
}

const CROP_AREA = { shape: 'round', side: AVATAR_SIDE, name: 'avatar' } as const

/** A person's avatar with buttons to pick, crop and remove it. */
export function AvatarField({ name, src, onPick, onRemove, error, pending = false }: AvatarFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [unfit, setUnfit] = useState<TranslationKey>()

  async function pick(file: File): Promise<void> {
    setUnfit(undefined)
    const cropped = await cropImage(file, CROP_AREA)
    setUnfit(cropped.status === 'unfit' ? unsupportedImageMessage(file) : undefined)
    if (cropped.status === 'done') onPick(cropped.file)
  }

  const message = unfit ? t(unfit) : error
  return (
    <div role="group" aria-label={t('Profile image')} className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={src} size="xl" isUrgent />
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            aria-describedby={message ? `${id}-error` : `${id}-description`}
            pending={pending}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden className="size-5" />
            {src ? t('Replace image') : t('Upload image')}
          </Button>
          {src && onRemove && (
            <Button variant="ghost" pending={pending} onClick={onRemove}>
              <Trash2 aria-hidden className="size-5" />
              {t('Remove image')}
            </Button>
          )}
        </div>
        <div role="status" className="empty:hidden">
          <FieldNotes id={id} error={message} />
        </div>
        <FieldNotes id={id} description={t('Image up to 8 MB')} />
      </div>
      <FileInput
        ref={input}
        hidden
        accept={IMAGE_TYPES}
        aria-label={t('Profile image')}
        onPick={([file]) => file && void pick(file).catch(announceFailure)}
      />
    </div>
  )
}
