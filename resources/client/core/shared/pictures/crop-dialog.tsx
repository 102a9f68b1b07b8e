import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'

import { announceFailure } from '@/core/platform/api/announce-failure'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'
import { RangeSlider } from '@/ui/fields/range-slider'

import { type CropFrame, firstCrop, MAX_ZOOM, MIN_ZOOM, zoomCrop } from './crop'
import { CropStage } from './crop-stage'
import { drawCrop } from './draw-crop'

type CropDialogProps = DialogProps<File> & { image: HTMLImageElement; type: string; frame: CropFrame }

const ZOOM_STEP = 0.05

/** Lets the user choose a part of an image; closes with it as a file. */
export function CropDialog({ image, type, frame, close }: CropDialogProps) {
  const { t } = useTranslation()
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const [crop, setCrop] = useState(() => firstCrop(size))
  const finish = () => void drawCrop({ image, crop, type, frame }).then(close, announceFailure)
  return (
    <DialogPanel
      title={t('Crop the picture')}
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Cancel')}
          </Button>
          <Button onClick={finish}>{t('Use this picture')}</Button>
        </>
      }
    >
      <div className="mx-auto flex max-w-sm flex-col gap-3">
        <CropStage src={image.src} size={size} crop={crop} shape={frame.shape} onChange={setCrop} />
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
