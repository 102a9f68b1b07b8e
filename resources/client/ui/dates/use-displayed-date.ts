import type { CalendarDate } from '@internationalized/date'
import { useMemo, useReducer } from 'react'

/**
 * Returns the date to display and a function that displays it again. When the user clears a segment, a react-aria date
 * field keeps its value but shows the gap, until it gets a new date object.
 */
export function useDisplayedDate(date: CalendarDate | null): [displayed: CalendarDate | null, refresh: () => void] {
  const [revision, refresh] = useReducer((count: number) => count + 1, 0)
  const displayed = useMemo(() => ({ revision, date: date?.copy() ?? null }), [date, revision])
  return [displayed.date, refresh]
}
