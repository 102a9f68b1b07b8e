/** Width and height of an image in pixels. */
export type ImageSize = { width: number; height: number }

/** A square part of an image: its centre in image pixels, and its zoom relative to the largest square. */
export type Crop = { x: number; y: number; zoom: number }

/** Target of a crop: shape of the preview, side of the file in pixels, and file name without extension. */
export type CropArea = { shape: 'round' | 'square'; side: number; name: string }

/** Zoom at which the crop spans the image's shorter side. */
export const MIN_ZOOM = 1
/** Largest zoom, enough to pick a face out of a group. */
export const MAX_ZOOM = 5

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Returns the side of a crop in image pixels. */
export const sideOf = ({ width, height }: ImageSize, { zoom }: Pick<Crop, 'zoom'>): number =>
  Math.min(width, height) / zoom

/** Clamps a crop to the image. */
function clampCrop(size: ImageSize, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, MIN_ZOOM, MAX_ZOOM)
  const half = sideOf(size, { zoom }) / 2
  return { zoom, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) }
}

/** Returns the initial crop: the largest centred square. */
export const firstCrop = ({ width, height }: ImageSize): Crop => ({ x: width / 2, y: height / 2, zoom: MIN_ZOOM })

/** Moves a crop over the image; distances are in sides of the crop. */
export function moveCrop(size: ImageSize, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const side = sideOf(size, crop)
  return clampCrop(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side })
}

/** A point within a crop: 0, 0 is its upper left corner, 1, 1 the lower right. */
export type Place = { x: number; y: number }

const CENTRE: Place = { x: 0.5, y: 0.5 }

/** Zooms a crop; the image point at `centre` stays in place. */
export function zoomCrop(size: ImageSize, crop: Crop, zoom: number, centre: Place = CENTRE): Crop {
  const next = clamp(zoom, MIN_ZOOM, MAX_ZOOM)
  const shrunk = sideOf(size, crop) - sideOf(size, { zoom: next })
  return clampCrop(size, { zoom: next, x: crop.x + (centre.x - 0.5) * shrunk, y: crop.y + (centre.y - 0.5) * shrunk })
}
