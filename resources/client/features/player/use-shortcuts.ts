import { useEffect } from 'react'

import { playback } from '@/core/playback/playback'

import { useShortcutPreference } from './shortcut-preference'

/** How far an arrow key jumps, in seconds. */
const JUMP = 5

const jump = (distance: number) => playback.seek(playback.get().position + distance)

/** Keys that steer the player from anywhere on the page. */
const shortcuts: Record<string, () => void> = {
  ' ': playback.toggle,
  ArrowLeft: () => jump(-JUMP),
  ArrowRight: () => jump(JUMP),
  n: playback.next,
  p: playback.previous,
  m: playback.toggleMute,
  s: playback.toggleShuffle,
  r: playback.cycleRepeat,
}

/** Where every key is somebody's: text is typed, or something lies over the page. */
const OWN_KEYS =
  'input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** What is operated by the space bar or the arrow keys itself. */
const OPERATED = 'button, summary, input, [tabindex]:not([tabindex="-1"])'

/** Whether the key is the player's, and not that of what has the focus. */
export function isForPlayer(event: KeyboardEvent): boolean {
  const { key, target } = event
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  if (event.defaultPrevented || event.isComposing || isModified || !Object.hasOwn(shortcuts, key)) return false
  const isLetter = /^[a-z]$/.test(key)
  // A key held down jumps on and on, but switches only once.
  if (event.repeat && !key.startsWith('Arrow')) return false
  return !(target instanceof Element && target.closest(isLetter ? OWN_KEYS : `${OWN_KEYS}, ${OPERATED}`))
}

function obey(event: KeyboardEvent): void {
  if (playback.get().status === 'idle' || !isForPlayer(event)) return
  event.preventDefault()
  shortcuts[event.key]?.()
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
