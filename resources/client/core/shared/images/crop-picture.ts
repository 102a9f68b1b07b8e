import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { acceptsFile } from '@/lib/files/chosen-files'

import type { CropArea } from './crop'
import { isHeic } from './unsupported-image'

/** Largest file in bytes that can be chosen (spec sections 5 and 9); the cropped upload is smaller. */
export const MAX_IMAGE_SIZE = 8 * 1024 * 1024

/** File types that can be chosen (spec section 5: image types only). */
export const IMAGE_TYPES = 'image/*'

/** Result of cropping: the file is unusable, the user dismissed the dialog, or the cropped file. */
export type CropResult = { status: 'unfit' } | { status: 'dismissed' } | { status: 'done'; file: File }

/** Opens the crop dialog for an image file. Rejects when the dialog's code cannot be loaded. */
export async function cropImage(file: File, area: CropArea): Promise<CropResult> {
  const [{ CropDialog }, read] = await Promise.all([import('./crop-dialog'), readImage(file)])
  if (!read) return { status: 'unfit' }
  try {
    const cropped = await openDialog(CropDialog, { image: read.image, type: file.type, area })
    return cropped ? { status: 'done', file: cropped } : { status: 'dismissed' }
  } finally {
    read.release()
  }
}

/** Decoded image; call `release` to free its object URL. */
type DecodedImage = { image: HTMLImageElement; release: () => void }

/**
 * Decodes an image file. Undefined when it is not an image, too large, or of a type that not every browser can show.
 */
export async function readImage(file: File): Promise<DecodedImage | undefined> {
  if (!acceptsFile(IMAGE_TYPES, file) || isHeic(file) || file.size > MAX_IMAGE_SIZE) return undefined
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
