import { useState } from 'react'

import { addChips, type ChipRules } from '@/lib/forms/add-chips'
import { listFormat } from '@/lib/intl'

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

  /** Adds texts; refused ones stay in the field so that the user can correct them. */
  function add(texts: string[]): void {
    const { chips: next, added, refused } = addChips(chips, texts, rules)
    setText(refused.map((one) => one.text).join(' '))
    setProblem(refused[0] && (refused[0].problem ?? t('Choose from the list.')))
    if (added.length === 0) return
    setChips(next)
    setAnnouncement(t('Added: :names', names(added)))
  }

  function remove(removed: string[]): void {
    setChips(chips.filter((chip) => !removed.includes(chip)))
    setAnnouncement(t('Removed: :names', names(removed)))
  }

  /** Splits at separators here, because virtual keyboards may not report the comma key. */
  function type(next: string): void {
    if (SEPARATORS.test(next)) return add(next.split(SEPARATORS))
    setText(next)
    setProblem(undefined)
  }

  return { chips, setChips, text, problem, announcement, add, remove, type }
}
