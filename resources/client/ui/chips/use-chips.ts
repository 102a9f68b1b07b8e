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

/** What ends a chip that is typed. */
const SEPARATORS = /[,;\n]/

/** State of a field with chips: the chips, what is being typed, what is wrong with it, and what is to be said aloud. */
export function useChips({ value, defaultValue, onChange, ...rules }: ChipsOptions) {
  const { t, language } = useUiTranslation()
  const [chips, setChips] = useControlled({ value, defaultValue, onChange })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [news, setNews] = useState('')
  const names = (some: string[]) => ({ names: listFormat(language).format(some) })

  /** What may not be added stays in the field, so that it can be put right. */
  function add(texts: string[]): void {
    const { chips: next, added, refused } = addChips(chips, texts, rules)
    setText(refused.map((one) => one.text).join(' '))
    setProblem(refused[0] && (refused[0].problem ?? t('Choose from the list.')))
    if (added.length === 0) return
    setChips(next)
    setNews(t('Added: :names', names(added)))
  }

  function remove(removed: string[]): void {
    setChips(chips.filter((chip) => !removed.includes(chip)))
    setNews(t('Removed: :names', names(removed)))
  }

  /** A comma ends a chip, also on keyboards that tell of no key. */
  function type(next: string): void {
    if (SEPARATORS.test(next)) return add(next.split(SEPARATORS))
    setText(next)
    setProblem(undefined)
  }

  return { chips, setChips, text, problem, news, add, remove, type }
}
