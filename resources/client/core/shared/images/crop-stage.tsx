import { type CSSProperties, useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'

import { type Crop, type CropArea, type ImageSize, sideOf } from './crop'
import { useCropGestures } from './use-crop-gestures'

type CropStageProps = {
  src: string
  size: ImageSize
  crop: Crop
  shape: CropArea['shape']
  onChange: (change: (crop: Crop) => Crop) => void
}

const WINDOW =
  'pointer-events-none absolute inset-0 shadow-[0_0_0_100rem_rgb(0_0_0/45%),inset_0_0_0_3px_rgb(255_255_255/90%)]'

/** Places the image so that the stage shows the crop, in percent of the stage. */
function placement(size: ImageSize, crop: Crop): CSSProperties {
  const side = sideOf(size, crop)
  const share = (pixels: number) => `${(pixels / side) * 100}%`
  return {
    width: share(size.width),
    height: share(size.height),
    left: share(side / 2 - crop.x),
    top: share(side / 2 - crop.y),
  }
}

/** Shows the image under the crop area; the user moves and zooms it. */
export function CropStage({ src, size, crop, shape, onChange }: CropStageProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const gestures = useCropGestures({ size, onChange })
  return (
    <div className="flex flex-col gap-3">
      <div
        {...gestures}
        role="application"
        aria-label={t('Crop area')}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move the image.
        tabIndex={0}
        className="relative aspect-square w-full cursor-move touch-none overflow-hidden rounded-panel bg-chip outline-primary select-none focus-visible:outline-3 focus-visible:outline-offset-2"
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className="pointer-events-none absolute max-w-none"
          style={placement(size, crop)}
        />
        <div aria-hidden className={classNames(WINDOW, shape === 'round' ? 'rounded-full' : 'rounded-panel')} />
      </div>
      <p id={hintId} className="text-sm text-muted">
        {t(
          'Drag the image, or tap where the centre should be. Use the arrow keys to move it, and plus and minus to zoom.',
        )}
      </p>
    </div>
  )
}
