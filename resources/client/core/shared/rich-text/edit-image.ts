import type { Editor } from '@tiptap/core'

import { openDialog } from '@/core/shared/dialogs/dialog-store'

import { ImageDialog } from './image-dialog'
import { insertImage, selectedImage } from './insertions'

/** Asks for an image: the selected one to change it, or a new one, for which `file` may be chosen already. */
export async function editImage(editor: Editor, diskPrefix: string, file?: File): Promise<void> {
  const image = await openDialog(ImageDialog, { image: file ? undefined : selectedImage(editor), diskPrefix, file })
  if (image) insertImage(editor, image)
}
