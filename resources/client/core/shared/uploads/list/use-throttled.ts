import { useEffect, useRef, useState } from 'react'

/**
 * Throttles a value to one change per interval, ending with the latest; urgent values pass immediately. Keeps screen readers from
 * announcing nothing but progress.
 */
export function useThrottled<Value>(
  value: Value,
  { everyMs, isUrgent }: { everyMs: number; isUrgent: boolean },
): Value {
  const [throttled, setThrottled] = useState(value)
  const changedAt = useRef(0)
  useEffect(() => {
    const delayMs = isUrgent ? 0 : Math.max(0, changedAt.current + everyMs - Date.now())
    const timer = setTimeout(() => {
      changedAt.current = Date.now()
      setThrottled(value)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [value, everyMs, isUrgent])
  return throttled
}
