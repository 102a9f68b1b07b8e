import { Trash2, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { cropPicture } from '@/core/shared/pictures/crop-picture'
import { PICTURE_TYPES } from '@/core/shared/pictures/picture-limits'
import { Button } from '@/ui/buttons/button'
import { FieldNotes } from '@/ui/fields/field-frame'
import { FileInput } from '@/ui/fields/file-input'
import { Avatar } from '@/ui/pictures/avatar'

import { AVATAR_SIDE } from './avatar-limits'

type AvatarFieldProps = {
  /** Whose picture it is; gives the initials where there is none. */
  name: string
  /** Address of the picture there is. */
  src: string | null | undefined
  /** Takes the part of a picture that was chosen, 512 pixels square: to send it at once, or with a form. */
  onPick: (file: File) => void
  /** Takes the picture away; without it that is not offered. */
  onRemove?: (() => void) | undefined
  /** What the server said of the last picture. */
  error?: string | undefined
  /** A picture is being sent or removed. */
  pending?: boolean
}

const FRAME = { shape: 'round', side: AVATAR_SIDE, name: 'avatar' } as const

/** A person's picture with the ways to change it: picked, cropped, removed. */
export function AvatarField({ name, src, onPick, onRemove, error, pending = false }: AvatarFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isUnfit, setUnfit] = useState(false)

  async function take(file: File): Promise<void> {
    setUnfit(false)
    const cropped = await cropPicture(file, FRAME)
    setUnfit(cropped.status === 'unfit')
    if (cropped.status === 'done') onPick(cropped.file)
  }

  const wrong = isUnfit ? t('Please select an image.') : error
  return (
    <div role="group" aria-label={t('Profile image')} className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={src} size="xl" isUrgent />
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            aria-describedby={wrong ? `${id}-error` : `${id}-description`}
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
          <FieldNotes id={id} error={wrong} />
        </div>
        <FieldNotes id={id} description={t('Image up to 8 MB')} />
      </div>
      <FileInput
        ref={input}
        hidden
        accept={PICTURE_TYPES}
        aria-label={t('Profile image')}
        onPick={([file]) => file && void take(file).catch(announceFailure)}
      />
    </div>
  )
}
