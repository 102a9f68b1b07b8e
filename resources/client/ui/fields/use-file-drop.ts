import { type ClipboardEvent, type DragEvent, useState } from 'react'

import { droppedFiles, type Missing } from '@/lib/files/dropped-files'

type FileDropOptions = {
  /** `missing` tells why not all that was dropped came. */
  onFiles: (files: File[], missing?: Missing) => void
  /** Whether dropped folders give their files. */
  folder: boolean
  disabled: boolean
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Makes an element a place where files are dropped or pasted; `isOver` while files hang over it. */
export function useFileDrop({ onFiles, folder, disabled }: FileDropOptions) {
  const [isOver, setOver] = useState(false)

  /** Without this the browser would open the file in the page's place. */
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
