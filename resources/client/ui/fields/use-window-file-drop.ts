import { useState } from 'react'

import { droppedFiles, type IncompleteReason } from '@/lib/files/chosen-files'
import { useEventListener } from '@/lib/react/use-event-listener'

type WindowFileDropOptions = {
  /** Receives the files; `missing` says why some dropped items are not included. */
  onFiles: (files: File[], missing?: IncompleteReason) => void
  /** Whether to read the files of dropped folders. */
  folder: boolean
  disabled: boolean
}

const filesIn = ({ dataTransfer }: DragEvent): DataTransfer | undefined =>
  dataTransfer?.types.includes('Files') ? dataTransfer : undefined

/** Pasting into a field is meant for that field; file inputs handle it themselves. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/**
 * Makes the whole window accept dropped and pasted files; returns true while files are dragged over it. Drop zones
 * inside the window take precedence: their drops arrive with the default prevented.
 */
export function useWindowFileDrop({ onFiles, folder, disabled }: WindowFileDropOptions): boolean {
  const [isOver, setOver] = useState(false)
  /** Prevents the browser from opening the dropped file instead of the page. */
  const allow = (event: DragEvent) => {
    const data = filesIn(event)
    if (!data) return
    event.preventDefault()
    data.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }
  // A drag between two elements has a related target; one that leaves the window has none.
  const leave = (event: DragEvent) => !event.relatedTarget && setOver(false)
  const drop = async (event: DragEvent) => {
    setOver(false)
    const data = filesIn(event)
    if (!data || event.defaultPrevented) return
    event.preventDefault()
    const { files, missing } = await droppedFiles(data, { folders: folder })
    if (!disabled) onFiles(files, missing)
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (!disabled && files.length > 0 && !isField(event.target)) onFiles(files)
  }
  useEventListener('window', 'dragenter', allow)
  useEventListener('window', 'dragover', allow)
  useEventListener('window', 'dragleave', leave)
  useEventListener('window', 'drop', (event) => void drop(event))
  useEventListener('window', 'paste', paste)
  return isOver
}
