/** Events by which a user acts; Escape is none. */
const ACTIONS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown', 'keyup', 'touchend'] as const

// The real one, also while a test fakes the clock.
const { setImmediate } = globalThis

let isActive = false

function activate(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === 'Escape') return
  isActive = true
  // Runs after the event's handlers and the promises that they resolve.
  setImmediate(() => {
    isActive = false
  })
}

/** Watches for the user's actions. Adding the same listener again changes nothing. */
export function watchActivation(): void {
  for (const type of ACTIONS) window.addEventListener(type, activate, { capture: true })
}

/**
 * Whether the user is acting. As in WebKit, it ends with the event: after a request or while code loads, a page can no
 * longer open a window, write to the clipboard, share or start sound.
 */
export const hasActivation = (): boolean => isActive

/** Makes user-event's clipboard need the user's activation to be written. */
export function guardClipboard({ clipboard }: Navigator): void {
  // The class's method: an earlier test file may have replaced that of the object, which files share.
  const { writeText } = Object.getPrototypeOf(clipboard) as Clipboard
  clipboard.writeText = async (text) => {
    if (!isActive) throw new DOMException('The request needs user activation', 'NotAllowedError')
    await writeText.call(clipboard, text)
  }
}
