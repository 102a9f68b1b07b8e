import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { playback } from '@/core/shared/playback/playback'
import { heardVolume } from '@/core/shared/playback/playback-state'
import { isTakenKey, useShortcutPreference } from '@/core/shared/shortcuts/page-shortcuts'
import { useEventListener } from '@/lib/react/use-event-listener'

import { openPanel, togglePanel } from './panel-store'

/** How far an arrow key seeks. */
export const SEEK_STEP_SECONDS = 5

/** Volume change per key press; full volume is 1. */
const VOLUME_STEP = 0.1

const seekBy = (distance: number) => playback.seek(playback.get().position + distance)
const changeVolumeBy = (step: number) => playback.setVolume(heardVolume(playback.get()) + step)

/** Whether the site shows the queue (`settings.player.hide_queue`). */
export const hasQueue = (): boolean => !getBootstrap().settings.player.hide_queue

/** Keys that control the player from anywhere on the page, in the order of the shortcut help. */
export const shortcuts = {
  ' ': playback.toggle,
  n: playback.next,
  p: playback.previous,
  ArrowRight: () => seekBy(SEEK_STEP_SECONDS),
  ArrowLeft: () => seekBy(-SEEK_STEP_SECONDS),
  m: playback.toggleMute,
  '+': () => changeVolumeBy(VOLUME_STEP),
  '-': () => changeVolumeBy(-VOLUME_STEP),
  s: playback.toggleShuffle,
  r: playback.cycleRepeat,
  f: () => openPanel('song'),
  q: () => hasQueue() && togglePanel('queue', true),
  '?': () => openPanel('keys'),
}

/** A `KeyboardEvent.key` with an entry in {@link shortcuts}. */
export type ShortcutKey = keyof typeof shortcuts

/** Opens the help, also while playback is idle. */
const HELP_KEY: ShortcutKey = '?'

const isShortcut = (key: string): key is ShortcutKey => Object.hasOwn(shortcuts, key)

/** Keys that some keyboard layouts produce only with Shift. */
const SIGNS = ['?', '+']

/** Whether the player handles the key, rather than the focused element. */
function isForPlayer(event: KeyboardEvent): boolean {
  const { key, shiftKey, repeat } = event
  // A held-down arrow key keeps seeking; other keys act only once.
  if ((repeat && !key.startsWith('Arrow')) || (shiftKey && !SIGNS.includes(key))) return false
  return !isTakenKey(event)
}

function handleKeyDown(event: KeyboardEvent): void {
  const { key } = event
  const isIdle = playback.get().status === 'idle'
  if (!isShortcut(key) || (isIdle && key !== HELP_KEY) || !isForPlayer(event)) return
  event.preventDefault()
  shortcuts[key]()
}

/** Controls the player by keyboard, unless the user has switched shortcuts off. */
export function useShortcuts(): void {
  const areEnabled = useShortcutPreference()
  useEventListener('document', 'keydown', handleKeyDown, { enabled: areEnabled })
}
