import type { CalendarDate } from '@internationalized/date'
import { useMemo, useReducer } from 'react'

/**
 * A day for a field that is typed, and how to show it whole again. A field of react-aria whose parts were emptied keeps both
 * its day and the gaps, until its day is another object: what is seen would not be what is sent.
 */
export function useShownDate(date: CalendarDate | null): [shown: CalendarDate | null, showAgain: () => void] {
  const [revision, showAgain] = useReducer((count: number) => count + 1, 0)
  const shown = useMemo(() => ({ revision, date: date?.copy() ?? null }), [date, revision])
  return [shown.date, showAgain]
}
