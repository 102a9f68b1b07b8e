import { useEffect, useEffectEvent, useState } from 'react'

import { droppedFiles, type Missing } from '@/lib/files/dropped-files'

type WindowFileDropOptions = {
  /** `missing` tells why not all that was dropped came. */
  onFiles: (files: File[], missing?: Missing) => void
  /** Whether dropped folders give their files. */
  folder: boolean
  disabled: boolean
}

const filesIn = ({ dataTransfer }: DragEvent): DataTransfer | undefined =>
  dataTransfer?.types.includes('Files') ? dataTransfer : undefined

/** Whoever pastes into a field of text means that field; a field of files takes them itself. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/**
 * Makes the whole window a place where files are dropped or pasted; true while files hang over it. A place of its own within the
 * window, which has taken them already, goes first.
 */
export function useWindowFileDrop({ onFiles, folder, disabled }: WindowFileDropOptions): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: File[], missing?: Missing) => void (!disabled && onFiles(files, missing)))
  /** Without this the browser would open the file in the page's place. */
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
    // Between two elements of the page there is a related one; out of the window there is none.
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
