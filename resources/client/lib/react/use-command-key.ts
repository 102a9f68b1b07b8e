import { useEventListener } from './use-event-listener'

/** Calls `onPress` on Ctrl or ⌘ with the letter instead of the browser's own command, also in text fields. */
export function useCommandKey(letter: string, onPress: () => unknown): void {
  useEventListener('window', 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== letter || !(ctrlKey || metaKey) || altKey || shiftKey) return
    event.preventDefault()
    onPress()
  })
}
