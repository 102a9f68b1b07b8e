/** Width and height of drawn artwork in pixels: the largest size that lock screens request. */
const SIZE = 512
const TYPE = 'image/png'

/**
 * Draws a cover as a square PNG. Its `src` is an object URL, which the caller must revoke. Rejects when the cover
 * cannot be loaded, comes from an origin without CORS, or has no intrinsic size.
 */
export async function drawArtwork(cover: string): Promise<MediaImage> {
  const image = new Image()
  // Otherwise a cover from another origin taints the canvas.
  image.crossOrigin = 'anonymous'
  image.src = cover
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
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
    SIZE,
    SIZE,
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE))
  if (!context || !blob) throw new Error('The cover could not be drawn')
  return { src: URL.createObjectURL(blob), sizes: `${SIZE}x${SIZE}`, type: TYPE }
}
