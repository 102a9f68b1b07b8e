import { type Crop, type CropFrame, sideOf } from './crop'

/** JPEG for photos; PNG for other images, which may have transparent parts. */
const PHOTO = 'image/jpeg'
const OTHER = 'image/png'
const QUALITY = 0.9

type Drawing = {
  image: HTMLImageElement
  crop: Crop
  /** Mime type of the chosen file. */
  type: string
  frame: CropFrame
}

/** Draws the cropped part of an image into a file. Rejects when the browser cannot encode it. */
export async function drawCrop({ image, crop, type: sourceType, frame }: Drawing): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = frame.side
  const side = sideOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, frame.side, frame.side)
  const type = sourceType === PHOTO ? PHOTO : OTHER
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!context || !blob) throw new Error('The browser could not encode the cropped image')
  return new File([blob], `${frame.name}.${type === PHOTO ? 'jpg' : 'png'}`, { type })
}
