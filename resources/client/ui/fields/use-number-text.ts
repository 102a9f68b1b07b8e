import { useState } from 'react'

import { numberFormat } from '@/lib/intl'
import { type NumberNotation, type NumberReading, parseNumber } from '@/lib/numbers/parse-number'

import { useUiTranslation } from '../ui-translation'

type Limits = NumberNotation & { min: number | undefined; max: number | undefined }

type NumberText = Limits & { number: number | null; setNumber: (number: number | null) => void }

type Reading = NumberReading | { problem: 'too-small' | 'too-large' }

const AT_MOST_DECIMALS = '[one Enter at most :count decimal place|other Enter at most :count decimal places]'

/** Typed text; `left` is set once the user leaves invalid text, with the field's number since then. */
type Draft = { text: string; left?: { number: number | null } }

/**
 * Text of a number field: as typed until the user leaves the field, then formatted. The number follows every keystroke;
 * it is null while the text is not a number that the field takes.
 */
export function useNumberText({ number, setNumber, ...limits }: NumberText) {
  const { t } = useUiTranslation()
  const [draft, setDraft] = useState<Draft | null>(null)
  const { left, text } = draft ?? {}
  const isTyped = text !== undefined && (!left || left.number === number)
  const format = (value = 0) => numberFormat(limits.language, limits.format).format(value)
  const read = (typed: string) => readWithin(typed, limits)

  function messageOf(reading: Reading): string | undefined {
    if (reading.problem === undefined) return undefined
    if (reading.problem === 'ambiguous') {
      const [one, other] = reading.candidates.map(format)
      return t('Is it :one or :other? Write it without a thousands separator.', { one: one ?? '', other: other ?? '' })
    }
    if (reading.problem === 'too-precise') {
      const { decimals } = reading
      return decimals === 0 ? t('Enter a whole number') : t(AT_MOST_DECIMALS, { count: decimals })
    }
    if (reading.problem === 'too-small') return t('Enter :min or more', { min: format(limits.min) })
    if (reading.problem === 'too-large') return t('Enter :max or less', { max: format(limits.max) })
    return t('Enter a number')
  }

  const type = (typed: string): void => {
    const reading = read(typed)
    setDraft({ text: typed })
    setNumber(reading.problem ? null : reading.value)
  }

  /** Formats what was typed, or shows why it is not a number; returns false then. */
  const commit = (): boolean => {
    const isNumber = !isTyped || !read(text).problem
    setDraft(isNumber ? null : { text, left: { number } })
    return isNumber
  }

  /** Replaces what was typed. */
  const set = (next: number | null): void => {
    setDraft(null)
    setNumber(next)
  }

  return {
    text: isTyped ? text : number === null ? '' : format(number),
    problem: isTyped && left ? messageOf(read(text)) : undefined,
    type,
    commit,
    set,
  }
}

function readWithin(typed: string, { min = -Infinity, max = Infinity, ...notation }: Limits): Reading {
  const reading = parseNumber(typed, notation)
  if (reading.problem || reading.value === null) return reading
  if (reading.value < min) return { problem: 'too-small' }
  return reading.value > max ? { problem: 'too-large' } : reading
}
