import { useCallback, useEffect, useState } from 'react'

import { seconds } from '@/lib/dates/duration'

const INTERVAL_MS = seconds(1)

/** Reads a list of the mock now, and every second while its tab is open; the last one stays when a read fails. */
export function usePolled<Value>(read: () => Promise<Value>): { value: Value | undefined; refresh: () => void } {
  const [value, setValue] = useState<Value>()
  const refresh = useCallback(() => void read().then(setValue, console.error), [read])
  useEffect(() => {
    refresh()
    const timer = setInterval(refresh, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [refresh])
  return { value, refresh }
}
