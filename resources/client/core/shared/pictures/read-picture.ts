import { acceptsFile } from '@/lib/files/accepts-file'

import { PICTURE_MAX_SIZE, PICTURE_TYPES } from './picture-limits'

/** Decoded image; call `release` to free its object URL. */
export type ReadPicture = { image: HTMLImageElement; release: () => void }

/** Decodes an image file. Undefined when it is no image, too large, or of a type that this browser cannot show. */
export async function readPicture(file: File): Promise<ReadPicture | undefined> {
  if (!acceptsFile(PICTURE_TYPES, file) || file.size > PICTURE_MAX_SIZE) return undefined
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(image.src)
  try {
    await image.decode()
    if (image.naturalWidth > 0 && image.naturalHeight > 0) return { image, release }
  } catch {
    // Not an image, despite its type.
  }
  release()
  return undefined
}
