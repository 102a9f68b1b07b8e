/** Width and height of a picture in its own pixels. */
export type PictureSize = { width: number; height: number }

/** A square part of a picture: its middle in the picture's pixels, and how much closer than the largest such square it is. */
export type Crop = { x: number; y: number; zoom: number }

/** What a picture is cropped to: seen through a round or a square window, sent as so many pixels square under this name. */
export type CropFrame = { shape: 'round' | 'square'; side: number; name: string }

/** The whole shorter side, and a face in a group. */
export const MIN_ZOOM = 1
/** See {@link MIN_ZOOM}. */
export const MAX_ZOOM = 5

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Length of a crop's side in the picture's pixels. */
export const sideOf = ({ width, height }: PictureSize, { zoom }: Pick<Crop, 'zoom'>): number =>
  Math.min(width, height) / zoom

/** The same crop, brought back inside of the picture. */
function inside(picture: PictureSize, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, MIN_ZOOM, MAX_ZOOM)
  const half = sideOf(picture, { zoom }) / 2
  return { zoom, x: clamp(crop.x, half, picture.width - half), y: clamp(crop.y, half, picture.height - half) }
}

/** The largest square, in the middle: where cropping begins. */
export const firstCrop = ({ width, height }: PictureSize): Crop => ({ x: width / 2, y: height / 2, zoom: MIN_ZOOM })

/** Moves a crop over its picture; 1 is the crop's own side. */
export function moveCrop(picture: PictureSize, crop: Crop, { right, down }: { right: number; down: number }): Crop {
  const side = sideOf(picture, crop)
  return inside(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side })
}

/** A place within a crop: 0, 0 is its upper left corner, 1, 1 the lower right. */
export type Place = { x: number; y: number }

const MIDDLE: Place = { x: 0.5, y: 0.5 }

/** Changes how close a crop is; what is at `around` stays there. */
export function zoomCrop(picture: PictureSize, crop: Crop, zoom: number, around: Place = MIDDLE): Crop {
  const next = clamp(zoom, MIN_ZOOM, MAX_ZOOM)
  const shrunk = sideOf(picture, crop) - sideOf(picture, { zoom: next })
  return inside(picture, { zoom: next, x: crop.x + (around.x - 0.5) * shrunk, y: crop.y + (around.y - 0.5) * shrunk })
}
