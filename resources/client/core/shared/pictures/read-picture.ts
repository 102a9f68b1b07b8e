import { acceptsFile } from '@/lib/files/accepts-file'

import { PICTURE_MAX_SIZE, PICTURE_TYPES } from './picture-limits'

/** A picture that can be drawn. `release` when it is no longer needed. */
export type ReadPicture = { image: HTMLImageElement; release: () => void }

/** Reads a file as a picture; undefined for what is none, is too large, or is of a kind that this browser cannot show. */
export async function readPicture(file: File): Promise<ReadPicture | undefined> {
  if (!acceptsFile(PICTURE_TYPES, file) || file.size > PICTURE_MAX_SIZE) return undefined
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(image.src)
  try {
    await image.decode()
    if (image.naturalWidth > 0 && image.naturalHeight > 0) return { image, release }
  } catch {
    // It says it is a picture and is not.
  }
  release()
  return undefined
}
