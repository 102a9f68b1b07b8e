import { ImagePlus } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { ProgressCircle } from '@/ui/feedback/progress'
import { Image } from '@/ui/pictures/image'

type PicturePreviewProps = {
  src: string | undefined
  /** Upload progress, 0 to 100; null when not uploading. */
  percentage: number | null
  /** A file is being dragged over the field. */
  isOver: boolean
}

/** Preview of a field's image, with the upload progress. */
export function ImagePreview({ src, percentage, isOver }: PicturePreviewProps) {
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
        className={classNames('size-full rounded-cover', percentage !== null && 'opacity-40')}
      />
      {percentage !== null && (
        <div className="absolute inset-0 grid place-items-center">
          <ProgressCircle label={t('Uploading')} value={percentage} hasText className="size-16 rounded-full bg-paper" />
        </div>
      )}
    </div>
  )
}
