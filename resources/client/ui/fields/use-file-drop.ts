import { type ClipboardEvent, type DragEvent, useState } from 'react'

import { droppedFiles, type IncompleteReason } from '@/lib/files/chosen-files'

type FileDropOptions = {
  /** Receives the files; `missing` says why some dropped items are not included. */
  onFiles: (files: File[], missing?: IncompleteReason) => void
  /** Whether to read the files of dropped folders. */
  folder: boolean
  disabled: boolean
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Makes an element accept dropped and pasted files; `isOver` is true while files are dragged over it. */
export function useFileDrop({ onFiles, folder, disabled }: FileDropOptions) {
  const [isOver, setOver] = useState(false)

  /** Prevents the browser from opening the dropped file instead of the page. */
  function allow(event: DragEvent): void {
    if (!holdsFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }

  async function drop(event: DragEvent): Promise<void> {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (disabled) return
    const { files, missing } = await droppedFiles(event.dataTransfer, { folders: folder })
    onFiles(files, missing)
  }

  function paste({ clipboardData }: ClipboardEvent): void {
    if (!disabled && clipboardData.files.length > 0) onFiles([...clipboardData.files])
  }

  return {
    isOver,
    dropProps: {
      onDragEnter: allow,
      onDragOver: allow,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => void drop(event),
      onPaste: paste,
    },
  }
}
