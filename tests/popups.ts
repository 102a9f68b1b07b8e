import { hasActivation } from './user-activation'

type Popup = { url: string; target: string; features: string; closed: boolean; close: () => void }

/** Creates a `window.open` that blocks windows without user activation, as browsers do, and lists those it opened. */
export function createPopups() {
  const opened: Popup[] = []
  return {
    opened,
    open: (url = '', target = '', features = ''): Window | null => {
      if (!hasActivation()) return null
      const popup = { url: String(url), target, features, closed: false, close: () => void (popup.closed = true) }
      opened.push(popup)
      return features.includes('noopener') ? null : (popup as Popup as unknown as Window)
    },
  }
}
