import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

import { COMMIT_EVENT } from '@/lib/forms/form-events'

/**
 * Calls `commit` before the form around an element is read, so that a field accepts typed text without a blur. It
 * returns false to refuse the save, and renders the reason.
 */
export function useCommit(element: RefObject<HTMLElement | null>, commit: () => boolean): void {
  const onCommit = useEffectEvent((event: Event) => {
    // Synchronously, because the form is read right after.
    if (!flushSync(commit)) event.preventDefault()
  })
  useEffect(() => {
    const form = element.current?.closest('form')
    const handle = (event: Event) => onCommit(event)
    form?.addEventListener(COMMIT_EVENT, handle)
    return () => form?.removeEventListener(COMMIT_EVENT, handle)
  }, [element])
}
