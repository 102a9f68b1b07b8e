import { useState } from 'react'

import { seconds } from '@/lib/dates/duration'
import { useInterval } from '@/lib/react/use-timer'

/** Returns the current Unix time in milliseconds, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), seconds(1))
  return now
}
