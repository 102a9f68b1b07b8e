import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that stays the same and calls the latest `handler`, so that memoized children need not render. */
export function useStableHandler<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => void (latest.current = handler))
  return useCallback((...args) => latest.current(...args), [])
}
