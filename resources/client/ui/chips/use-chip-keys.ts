import type { ClipboardEvent, FocusEvent, KeyboardEvent, RefObject } from 'react'

import { extractEmails } from '@/lib/forms/extract-emails'

type ChipKeys = {
  /** Element that contains the chips. */
  list: RefObject<HTMLElement | null>
  add: (texts: string[]) => void
}

/** Key, paste and blur handlers of a chip field's input. */
export function useChipKeys({ list, add }: ChipKeys) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { value, selectionEnd } = event.currentTarget
    // Enter belongs to the suggestion list while an option is active, and to the IME while a word is being composed.
    const isHandledElsewhere =
      event.currentTarget.hasAttribute('aria-activedescendant') || event.nativeEvent.isComposing
    if (event.key === 'Enter' && value !== '' && !isHandledElsewhere) {
      event.preventDefault()
      add([value])
    }
    const movesToChips = event.key === 'Backspace' || event.key === 'ArrowLeft'
    if (movesToChips && selectionEnd === 0)
      [...(list.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [])].at(-1)?.focus()
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const emails = extractEmails(event.clipboardData.getData('text'))
    if (emails.length === 0) return
    event.preventDefault()
    add(emails)
  }

  function onBlur(event: FocusEvent<HTMLInputElement>): void {
    if (event.currentTarget.value !== '') add([event.currentTarget.value])
  }

  return { onKeyDown, onPaste, onBlur }
}
