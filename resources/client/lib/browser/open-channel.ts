/** A channel to the site's other tabs; undefined where the browser has none, or refuses it as it does storage. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
