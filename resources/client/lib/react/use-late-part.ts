import { useEffect, useState } from 'react'

/**
 * Returns a part of a screen whose code loads after the screen: undefined until then. What fails to load is left out, and
 * tried again once the connection is back. `load` must not change.
 */
export function useLatePart<Part>(load: () => Promise<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  useEffect(() => {
    const attempt = () => void load().then((part) => setLoaded({ part }), waitForConnection)
    const waitForConnection = () => window.addEventListener('online', attempt, { once: true })
    attempt()
    return () => window.removeEventListener('online', attempt)
  }, [load])
  return loaded?.part
}
