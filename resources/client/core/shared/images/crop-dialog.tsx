import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { RangeSlider } from '@/ui/fields/range-slider'

import { type Crop, type CropArea, firstCrop, MAX_ZOOM, MIN_ZOOM, sideOf, zoomCrop } from './crop'
import { CropStage } from './crop-stage'

type CropDialogProps = DialogProps<File> & { image: HTMLImageElement; type: string; area: CropArea }

const ZOOM_STEP = 0.05

/** Lets the user choose a part of an image; closes with it as a file. */
export function CropDialog({ image, type, area, close }: CropDialogProps) {
  const { t } = useTranslation()
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const [crop, setCrop] = useState(() => firstCrop(size))
  const finish = () => void drawCrop({ image, crop, type, area }).then(close, announceFailure)
  return (
    <DialogPanel
      title={t('Crop image')}
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button onClick={finish}>{t('Use this image')}</Button>
        </>
      }
    >
      <div className="mx-auto flex max-w-sm flex-col gap-3">
        <CropStage src={image.src} size={size} crop={crop} shape={area.shape} onChange={setCrop} />
        <div className="flex items-center gap-3 text-muted">
          <ZoomOut aria-hidden className="size-5 shrink-0" />
          <RangeSlider
            label={t('Zoom')}
            value={crop.zoom}
            min={MIN_ZOOM}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            valueText={formatNumber(crop.zoom, { style: 'percent' })}
            onChange={(zoom) => setCrop((previous) => zoomCrop(size, previous, zoom))}
            className="h-target flex-1"
          />
          <ZoomIn aria-hidden className="size-5 shrink-0" />
        </div>
      </div>
    </DialogPanel>
  )
}

/** JPEG for photos; PNG for other images, which may have transparent parts. */
const PHOTO = 'image/jpeg'
const OTHER = 'image/png'
const QUALITY = 0.9

type Drawing = {
  image: HTMLImageElement
  crop: Crop
  /** Mime type of the chosen file. */
  type: string
  area: CropArea
}

/** Draws the cropped part of an image into a file. Rejects when the browser cannot encode it. */
async function drawCrop({ image, crop, type: sourceType, area }: Drawing): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = area.side
  const side = sideOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, area.side, area.side)
  const type = sourceType === PHOTO ? PHOTO : OTHER
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!context || !blob) throw new Error('The browser could not encode the cropped image')
  return new File([blob], `${area.name}.${type === PHOTO ? 'jpg' : 'png'}`, { type })
}
