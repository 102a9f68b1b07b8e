import type { ClipboardEvent, FocusEvent, KeyboardEvent, RefObject } from 'react'

import { extractEmails } from '@/lib/forms/extract-emails'

type ChipKeys = {
  /** The element of the chips. */
  list: RefObject<HTMLElement | null>
  add: (texts: string[]) => void
}

/** What keys, pasting and leaving do in the input of a field with chips. */
export function useChipKeys({ list, add }: ChipKeys) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { value, selectionEnd } = event.currentTarget
    // A suggestion that the arrows stand on is the list's to choose; a word being composed is not typed yet.
    const isTheirs = event.currentTarget.hasAttribute('aria-activedescendant') || event.nativeEvent.isComposing
    if (event.key === 'Enter' && value !== '' && !isTheirs) {
      event.preventDefault()
      add([value])
    }
    const toChips = event.key === 'Backspace' || event.key === 'ArrowLeft'
    if (toChips && selectionEnd === 0)
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
