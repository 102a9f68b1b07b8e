import { AVATAR_SIDE } from './avatar-limits'
import { type Crop, sideOf } from './crop'

/** Photos have no transparent parts; what may have some keeps them. */
const PHOTO = 'image/jpeg'
const OTHER = 'image/png'
const QUALITY = 0.9

/** The chosen part of a picture as a file to send. Rejects when the browser cannot make one. */
export async function drawCrop(image: HTMLImageElement, crop: Crop, sourceType: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = AVATAR_SIDE
  const side = sideOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE)
  const type = sourceType === PHOTO ? PHOTO : OTHER
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!context || !blob) throw new Error('The picture could not be cropped')
  return new File([blob], type === PHOTO ? 'avatar.jpg' : 'avatar.png', { type })
}
