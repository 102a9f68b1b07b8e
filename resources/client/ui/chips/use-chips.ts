import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'

import { addChips, type ChipRules, extractEmails } from '@/lib/forms/add-chips'
import { listFormat } from '@/lib/intl'
import { foldText } from '@/lib/text'

import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'

type ChipsOptions = ChipRules & {
  value: string[] | undefined
  defaultValue: string[]
  onChange: ((value: string[]) => void) | undefined
}

/** Characters that complete a typed chip. */
const SEPARATORS = /[,;\n]/

/** State of a chip field: the chips, the typed text, its error and the screen-reader announcement. */
export function useChips({ value, defaultValue, onChange, ...rules }: ChipsOptions) {
  const { t, language } = useUiTranslation()
  const [chips, setChips] = useControlled({ value, defaultValue, onChange })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const names = (some: string[]) => ({ names: listFormat(language).format(some) })

  /** Adds texts; refused ones stay in the field so that the user can correct them, and make it return false. */
  function add(texts: string[]): boolean {
    const { chips: next, added, refused } = addChips(chips, texts, rules)
    setText(refused.map((one) => one.text).join(' '))
    setProblem(refused[0] && (refused[0].problem ?? t('Choose from the list.')))
    if (added.length > 0) {
      setChips(next)
      setAnnouncement(t('Added: :names', names(added)))
    }
    return refused.length === 0
  }

  function remove(removed: string[]): void {
    setChips(chips.filter((chip) => !removed.includes(chip)))
    setAnnouncement(t('Removed: :names', names(removed)))
  }

  /** Splits at separators here, because virtual keyboards may not report the comma key. */
  function type(next: string): void {
    if (SEPARATORS.test(next)) return void add(next.split(SEPARATORS))
    setText(next)
    setProblem(undefined)
  }

  /** Adds the typed text: the suggestion that it is a part of, or itself if there is none. */
  const enter = (): boolean => add([suggestionFor(text, rules.suggestions) ?? text])

  return { chips, setChips, text, problem, announcement, add, remove, type, enter }
}

/** Returns the suggestion that matches a text exactly; otherwise the first that contains it. */
function suggestionFor(text: string, suggestions: readonly string[] = []): string | undefined {
  const needle = foldText(text.trim())
  return (
    suggestions.find((one) => foldText(one) === needle) ?? suggestions.find((one) => foldText(one).includes(needle))
  )
}

type ChipKeys = {
  /** Element that contains the chips. */
  list: RefObject<HTMLElement | null>
  add: (texts: string[]) => boolean
  /** Adds the typed text, or the suggestion for it. */
  enter: () => boolean
}

/** Key, paste and blur handlers of a chip field's input. */
export function useChipKeys({ list, add, enter }: ChipKeys) {
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { value, selectionEnd } = event.currentTarget
    // Enter belongs to the suggestion list while an option is active, and to the IME while a word is being composed.
    const isHandledElsewhere =
      event.currentTarget.hasAttribute('aria-activedescendant') || event.nativeEvent.isComposing
    if (event.key === 'Enter' && value !== '' && !isHandledElsewhere) {
      event.preventDefault()
      enter()
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
