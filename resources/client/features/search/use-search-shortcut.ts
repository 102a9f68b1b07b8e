import { useEffect, useEffectEvent } from 'react'

import { isTakenKey } from '@/core/shared/shortcuts/is-taken-key'
import { SEARCH_KEY } from '@/core/shared/shortcuts/search-key'
import { useShortcutPreference } from '@/core/shared/shortcuts/shortcut-preference'

/** A key leads to the search from anywhere but where it is typed, unless shortcuts are off. Some keyboards need Shift for it. */
export function useSearchShortcut(focus: () => void): void {
  const areOn = useShortcutPreference()
  const obey = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || event.key !== SEARCH_KEY || isTakenKey(event)) return
    event.preventDefault()
    focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => obey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
