import { useEffect, useEffectEvent, useState } from 'react'

import { useEventListener } from '@/lib/react/use-event-listener'

type PartOptions = {
  /** When to load: on mount, at an intent to use the part (`prepare`), or once a condition is true. */
  when: 'mounted' | 'intent' | boolean
  /** Policy for code that fails to load. */
  onFail: 'leave out' | 'retry online' | 'fail the screen' | ((error: unknown) => void)
}

/**
 * Loads the code of a part of a component. Returns the part, undefined until it has loaded, and `prepare`, which loads it
 * immediately, and again after a failure. The README lists what the visitor sees when it fails.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  { when, onFail }: PartOptions,
): readonly [part: Part | undefined, prepare: () => void] {
  const [part, setPart] = useState<Part>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const prepare = () =>
    void load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => (typeof onFail === 'function' ? onFail(error) : setFailure({ error })),
    )
  const start = useEffectEvent(prepare)
  const isDue = when === 'mounted' || when === true
  useEffect(() => {
    if (isDue) start()
  }, [isDue])
  const hasFailed = failure !== undefined && part === undefined
  useEventListener('window', 'online', prepare, { enabled: hasFailed && onFail === 'retry online' })
  if (hasFailed && onFail === 'fail the screen') throw failure.error
  return [part, prepare]
}
