import type { CalendarDate } from '@internationalized/date'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { clampDate, type DateLimits } from '@/lib/dates/date-range'

type TypedDateOptions = {
  /** Element that contains the segments. */
  group: RefObject<HTMLElement | null>
  value: CalendarDate | null
  /** Called with null while the date is incomplete. */
  onChange: (date: CalendarDate | null) => void
  /** Days outside them are clamped. */
  limits?: DateLimits
}

/** Years before this one are still being typed. */
const MIN_YEAR = 1000

const SEGMENT = '[role=spinbutton]'

const isSameDay = (one: CalendarDate | null, other: CalendarDate | null) => one?.toString() === other?.toString()

/**
 * State of a date that is typed in segments. A react-aria date field keeps its last date when a segment is cleared, and
 * takes each digit of a year for a whole one; this reports neither.
 */
export function useTypedDate({ group, value, onChange, limits = {} }: TypedDateOptions) {
  /** `shown` is react-aria's date, `reported` the last that was passed on. */
  const [state, setState] = useState({ shown: value, reported: value, isIncomplete: false, revision: 0 })
  const { shown, isIncomplete, revision } = state
  if (!isSameDay(value, state.reported)) {
    setState({ ...state, shown: value?.copy() ?? null, reported: value, isIncomplete: false })
  }
  /** Latest `shown`, also between events of one render. */
  const latest = useRef(shown)
  useEffect(() => void (latest.current = shown))

  function change(next: CalendarDate | null, isPartial = false): void {
    latest.current = next
    const reported = isPartial || (next && next.year < MIN_YEAR) ? null : next
    setState((before) => ({ ...before, shown: next, reported, isIncomplete: isPartial }))
    if (!isSameDay(reported, value)) onChange(reported)
  }

  /** Shows a date, or an empty field, in place of whatever was typed. */
  const reset = (next: CalendarDate | null): void => {
    change(next)
    setState((before) => ({ ...before, revision: before.revision + 1 }))
  }

  /** Accepts the typed date when the focus has left the segments; returns false if it is incomplete. */
  const settle = (): boolean => {
    const date = latest.current
    const segments = [...(group.current?.querySelectorAll(SEGMENT) ?? [])]
    const gaps = segments.filter((segment) => segment.hasAttribute('data-placeholder')).length
    const isPartial = (gaps > 0 && gaps < segments.length) || (date !== null && date.year < MIN_YEAR)
    change(isPartial ? date : date && clampDate(date, limits), isPartial)
    return !isPartial
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
    /** Whether the user has left the date incomplete. */
    isIncomplete,
    change: (next: CalendarDate | null) => change(next),
    reset,
    clear,
    settle,
    commit,
  }
}
