import { openDialog } from '@/core/shared/dialogs/dialog-store'

import type { CropFrame } from './crop'
import { readPicture } from './read-picture'

/** What became of a file that was picked: it is no picture, or nothing was chosen of it, or this part was. */
export type Cropped = { status: 'unfit' } | { status: 'dismissed' } | { status: 'done'; file: File }

/** Lets the visitor choose the part of a picture that is shown. Rejects when the dialog's code cannot be fetched. */
export async function cropPicture(file: File, frame: CropFrame): Promise<Cropped> {
  const [{ CropDialog }, picture] = await Promise.all([import('./crop-dialog'), readPicture(file)])
  if (!picture) return { status: 'unfit' }
  try {
    const cropped = await openDialog(CropDialog, { image: picture.image, type: file.type, frame })
    return cropped ? { status: 'done', file: cropped } : { status: 'dismissed' }
  } finally {
    picture.release()
  }
}
