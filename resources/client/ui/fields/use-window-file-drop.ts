import { useEffect, useEffectEvent, useState } from 'react'

import { droppedFiles, type Missing } from '@/lib/files/dropped-files'

type WindowFileDropOptions = {
  /** Receives the files; `missing` says why some dropped items are not included. */
  onFiles: (files: File[], missing?: Missing) => void
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
  const take = useEffectEvent((files: File[], missing?: Missing) => void (!disabled && onFiles(files, missing)))
  /** Prevents the browser from opening the dropped file instead of the page. */
  const allow = useEffectEvent((event: DragEvent) => {
    const data = filesIn(event)
    if (!data) return
    event.preventDefault()
    data.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  })
  const drop = useEffectEvent(async (event: DragEvent) => {
    setOver(false)
    const data = filesIn(event)
    if (!data || event.defaultPrevented) return
    event.preventDefault()
    const { files, missing } = await droppedFiles(data, { folders: folder })
    take(files, missing)
  })

  useEffect(() => {
    // A drag between two elements has a related target; one that leaves the window has none.
    const leave = (event: DragEvent) => !event.relatedTarget && setOver(false)
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0 && !isField(event.target)) take(files)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    window.addEventListener('dragenter', (event) => allow(event), options)
    window.addEventListener('dragover', (event) => allow(event), options)
    window.addEventListener('dragleave', leave, options)
    window.addEventListener('drop', (event) => void drop(event), options)
    window.addEventListener('paste', paste, options)
    return () => listening.abort()
  }, [])
  return isOver
}
