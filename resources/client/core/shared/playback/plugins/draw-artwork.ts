/** Side in pixels of drawn artwork: the largest that lock screens ask for. */
const SIDE = 512
const TYPE = 'image/png'

/**
 * Draws a cover as a square PNG. Its `src` is an object URL, which the caller revokes. Rejects when the cover cannot be
 * loaded, is of an origin that does not share it, or has no size of its own.
 */
export async function drawArtwork(cover: string): Promise<MediaImage> {
  const image = new Image()
  // Without it the canvas of a cover from another origin could not be read.
  image.crossOrigin = 'anonymous'
  image.src = cover
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const side = Math.min(image.naturalWidth, image.naturalHeight)
  const context = canvas.getContext('2d')
  context?.drawImage(
    image,
    (image.naturalWidth - side) / 2,
    (image.naturalHeight - side) / 2,
    side,
    side,
    0,
    0,
    SIDE,
    SIDE,
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE))
  if (!context || !blob) throw new Error('The cover could not be drawn')
  return { src: URL.createObjectURL(blob), sizes: `${SIDE}x${SIDE}`, type: TYPE }
}
