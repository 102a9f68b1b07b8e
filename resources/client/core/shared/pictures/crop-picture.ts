import { openDialog } from '@/core/shared/dialogs/dialog-store'

import type { CropFrame } from './crop'
import { readImage } from './read-image'

/** Result of cropping: the file is unusable, the user dismissed the dialog, or the cropped file. */
export type Cropped = { status: 'unfit' } | { status: 'dismissed' } | { status: 'done'; file: File }

/** Opens the crop dialog for an image file. Rejects when the dialog's code cannot be loaded. */
export async function cropPicture(file: File, frame: CropFrame): Promise<Cropped> {
  const [{ CropDialog }, read] = await Promise.all([import('./crop-dialog'), readImage(file)])
  if (!read) return { status: 'unfit' }
  try {
    const cropped = await openDialog(CropDialog, { image: read.image, type: file.type, frame })
    return cropped ? { status: 'done', file: cropped } : { status: 'dismissed' }
  } finally {
    read.release()
  }
}
