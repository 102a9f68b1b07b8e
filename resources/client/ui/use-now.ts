import { useEffect, useState } from 'react'

import { seconds } from '@/lib/dates/duration'

/** Returns the current Unix time in milliseconds, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds(1))
    return () => clearInterval(timer)
  }, [])
  return now
}
