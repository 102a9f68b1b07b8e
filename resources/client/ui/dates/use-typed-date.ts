import type { CalendarDate } from '@internationalized/date'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { clampDate, type DateLimits, isTooEarly, MIN_YEAR } from '@/lib/dates/date-range'

import { useUiTranslation } from '../ui-translation'

type TypedDateOptions = {
  /** Element that contains the segments. */
  group: RefObject<HTMLElement | null>
  value: CalendarDate | null
  /** Called with null while the date is incomplete. */
  onChange: (date: CalendarDate | null) => void
  /** Days outside them are clamped. */
  limits?: DateLimits
}

/** Years before this one lack a digit. */
const FIRST_WHOLE_YEAR = 1000

/** Why a date is refused. */
type Fault = 'incomplete' | 'early'

/** Finds what is wrong with a date whose segments are all filled. */
const faultOf = (date: CalendarDate): Fault | null =>
  date.year < FIRST_WHOLE_YEAR ? 'incomplete' : isTooEarly(date) ? 'early' : null

const SEGMENT = '[role=spinbutton]'

const isSameDay = (one: CalendarDate | null, other: CalendarDate | null) => one?.toString() === other?.toString()

/**
 * State of a date that is typed in segments. A react-aria date field keeps its last date when a segment is cleared, and
 * takes each digit of a year for a whole one; this reports neither, nor a year before {@link MIN_YEAR}.
 */
export function useTypedDate({ group, value, onChange, limits = {} }: TypedDateOptions) {
  /** `shown` is react-aria's date, `reported` the last that was passed on. */
  const [state, setState] = useState({ shown: value, reported: value, fault: null as Fault | null, revision: 0 })
  const { shown, fault, revision } = state
  const error = useFaultMessage(fault)
  if (!isSameDay(value, state.reported)) {
    setState({ ...state, shown: value?.copy() ?? null, reported: value, fault: null })
  }
  /** Latest `shown`, also between events of one render. */
  const latest = useRef(shown)
  useEffect(() => void (latest.current = shown))

  function change(next: CalendarDate | null, found: Fault | null = null): void {
    latest.current = next
    const reported = found || (next && isTooEarly(next)) ? null : next
    setState((before) => ({ ...before, shown: next, reported, fault: found }))
    if (!isSameDay(reported, value)) onChange(reported)
  }

  /** Shows a date, or an empty field, in place of whatever was typed. */
  const reset = (next: CalendarDate | null): void => {
    change(next)
    setState((before) => ({ ...before, revision: before.revision + 1 }))
  }

  /** Accepts the typed date when the focus has left the segments; returns false if it is refused. */
  const settle = (): boolean => {
    const date = latest.current
    const segments = [...(group.current?.querySelectorAll(SEGMENT) ?? [])]
    const gaps = segments.filter((segment) => segment.hasAttribute('data-placeholder')).length
    const found = gaps > 0 && gaps < segments.length ? 'incomplete' : date && faultOf(date)
    change(found ? date : date && clampDate(date, limits), found)
    return !found
  }

  /** Settles a focused date too. Blurs it, since react-aria fits an impossible day, such as 30 February, on blur. */
  const commit = (): boolean => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !group.current?.contains(focused)) return settle()
    focused.blur()
    const isWhole = settle()
    focused.focus()
    return isWhole
  }

  /** Clears the field and focuses its first segment. */
  const clear = (): void => {
    flushSync(() => reset(null))
    group.current?.querySelector<HTMLElement>(SEGMENT)?.focus()
  }

  return {
    /** Key of the react-aria field, which drops typed segments when it changes. */
    revision,
    shown,
    /** Whether any segment may be filled. */
    hasText: shown !== null || fault !== null,
    /** Why the date that the user has left is refused, in the user's language. */
    error,
    change: (next: CalendarDate | null) => change(next),
    reset,
    clear,
    settle,
    commit,
  }
}

function useFaultMessage(fault: Fault | null): string | undefined {
  const { t } = useUiTranslation()
  switch (fault) {
    case 'incomplete':
      return t('Enter the day, month and four-digit year.')
    case 'early':
      return t('Enter the year :year or later.', { year: String(MIN_YEAR) })
    case null:
      return undefined
  }
}
