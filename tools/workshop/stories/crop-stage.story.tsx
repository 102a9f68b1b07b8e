import { useState } from 'react'

import { type Crop, type CropArea, firstCrop, type ImageSize } from '@/core/shared/images/crop'
import { cropImage } from '@/core/shared/images/crop-picture'
import { CropStage } from '@/core/shared/images/crop-stage'
import { Button } from '@/ui/buttons/button'

import type { Story } from '../story'

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#f5bb54"/><circle cx="${width / 3}" cy="${height / 2}" r="${Math.min(width, height) / 4}" fill="#7a4a63"/><circle cx="${width / 1.4}" cy="${height / 2.5}" r="${Math.min(width, height) / 6}" fill="#1d6248"/></svg>`

type StageProps = { picture: ImageSize; shape: CropArea['shape']; start?: Partial<Crop> }

function Stage({ picture, shape, start = {} }: StageProps) {
  const [crop, setCrop] = useState({ ...firstCrop(picture), ...start })
  const src = `data:image/svg+xml,${encodeURIComponent(drawing(picture.width, picture.height))}`
  return (
    <div className="max-w-sm">
      <CropStage src={src} size={picture} crop={crop} shape={shape} onChange={setCrop} />
    </div>
  )
}

function InADialog() {
  const [result, setResult] = useState('')
  const file = new File([drawing(600, 400)], 'zīmējums.svg', { type: 'image/svg+xml' })
  const ask = () =>
    void cropImage(file, { shape: 'square', side: 100, name: 'vaks' }).then(({ status }) => setResult(status))
  return (
    <div className="flex items-center gap-3">
      <Button onClick={ask}>Apgriezt attēlu</Button>
      <output>{result}</output>
    </div>
  )
}

/** @see CropStage */
export const story: Story = {
  title: 'CropStage',
  states: {
    'Round and zoomed out': () => <Stage picture={{ width: 600, height: 400 }} shape="round" />,
    'Square and zoomed in': () => (
      <Stage picture={{ width: 600, height: 400 }} shape="square" start={{ x: 200, zoom: 2 }} />
    ),
    'With a tall picture in a narrow container': () => (
      <div className="max-w-2xs">
        <Stage picture={{ width: 200, height: 900 }} shape="square" />
      </div>
    ),
    'In a dialog': InADialog,
  },
}
