import { useEffect } from 'react'

import { playback } from '@/core/shared/playback/playback'
import { isTakenKey } from '@/core/shared/shortcuts/is-taken-key'
import { useShortcutPreference } from '@/core/shared/shortcuts/shortcut-preference'

import { HELP_KEY, isShortcut, shortcuts } from './shortcuts'

/** Signs that some keyboards have with Shift alone. */
const SIGNS = ['?', '+']

/** Whether the key is the player's, and not that of what has the focus. */
function isForPlayer(event: KeyboardEvent): boolean {
  const { key, shiftKey, repeat } = event
  // A key held down jumps on and on, but switches only once.
  if ((repeat && !key.startsWith('Arrow')) || (shiftKey && !SIGNS.includes(key))) return false
  return !isTakenKey(event)
}

function obey(event: KeyboardEvent): void {
  const { key } = event
  const isIdle = playback.get().status === 'idle'
  if (!isShortcut(key) || (isIdle && key !== HELP_KEY) || !isForPlayer(event)) return
  event.preventDefault()
  shortcuts[key]()
}

/** Lets the keyboard steer the player, unless the visitor has switched that off. */
export function useShortcuts(): void {
  const areOn = useShortcutPreference()
  useEffect(() => {
    if (!areOn) return undefined
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [areOn])
}
