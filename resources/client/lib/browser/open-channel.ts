/**
 * Opens a BroadcastChannel to the site's other tabs; undefined where the browser lacks it or blocks it along with
 * storage.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
