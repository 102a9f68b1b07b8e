import type { Editor } from '@tiptap/core'

import { openDialog } from '@/core/shared/dialogs/dialog-store'

import { ImageDialog } from './image-dialog'
import { insertImages, selectedImage } from './insertions'

/** Asks for images: the selected one to change it, or new ones, for which `files` may be chosen already. */
export async function editImage(editor: Editor, diskPrefix: string, files: readonly File[] = []): Promise<void> {
  const image = files.length > 0 ? undefined : selectedImage(editor)
  const images = await openDialog(ImageDialog, { image, diskPrefix, files })
  if (images) insertImages(editor, images)
}
