import { useEffect, useRef, useState } from 'react'

/**
 * A value that changes at most once in so many milliseconds, the last of them always; an urgent one at once. For what is read aloud:
 * a screen reader would say nothing else otherwise.
 */
export function useThrottled<Value>(value: Value, { every, isUrgent }: { every: number; isUrgent: boolean }): Value {
  const [told, setTold] = useState(value)
  const toldAt = useRef(0)
  useEffect(() => {
    const wait = isUrgent ? 0 : Math.max(0, toldAt.current + every - Date.now())
    const timer = setTimeout(() => {
      toldAt.current = Date.now()
      setTold(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, every, isUrgent])
  return told
}
