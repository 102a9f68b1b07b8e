import { useEffect } from 'react'

import { playback } from '@/core/playback/playback'

import { useShortcutPreference } from './shortcut-preference'
import { HELP_KEY, isShortcut, shortcuts } from './shortcuts'

/** Where every key is somebody's: text is typed, or something lies over the page. */
const OWN_KEYS =
  'input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** What is operated by the space bar or the arrow keys itself. */
const OPERATED = 'button, summary, input, [tabindex]:not([tabindex="-1"])'

/** Signs that some keyboards have with Shift alone. */
const SIGNS = ['?', '+']

const isModified = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || (shiftKey && !SIGNS.includes(key))

/** Whether the key is the player's, and not that of what has the focus. */
export function isForPlayer(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || isModified(event) || !isShortcut(key)) return false
  const isArrow = key.startsWith('Arrow')
  const isOperating = isArrow || key === ' '
  // A key held down jumps on and on, but switches only once.
  if (event.repeat && !isArrow) return false
  return !(target instanceof Element && target.closest(isOperating ? `${OWN_KEYS}, ${OPERATED}` : OWN_KEYS))
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
