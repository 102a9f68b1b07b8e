import { useEffect, useState } from 'react'

import { seconds } from '@/lib/dates/duration'

/** The time, in milliseconds since 1970, each second anew. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds(1))
    return () => clearInterval(timer)
  }, [])
  return now
}
