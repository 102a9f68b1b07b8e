// Separate chunk: loaded after the first screen of the admin area.
import { isTakenKey, useShortcutPreference } from '@/core/shared/shortcuts/page-shortcuts'
import { useEventListener } from '@/lib/react/use-event-listener'

import { shortcutKeys } from './shortcut-keys'

/** Signs that some keyboard layouts produce only with Shift. */
const SIGNS = ['?', '/']

/** Handles the single keys of the admin area, unless the user has switched shortcuts off. */
export function AdminShortcuts({ openPalette }: { openPalette: () => void }) {
  const areEnabled = useShortcutPreference()
  const keys = shortcutKeys(openPalette)

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, repeat, shiftKey } = event
    const shortcut = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!shortcut || repeat || (shiftKey && !SIGNS.includes(key)) || isTakenKey(event)) return
    if (shortcut.run()) event.preventDefault()
  }
  // Before the player, which has a list of its own keys.
  useEventListener('document', 'keydown', handleKeyDown, { enabled: areEnabled, capture: true })
  return null
}
