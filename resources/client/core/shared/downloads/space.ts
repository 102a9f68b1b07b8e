/** Free space for this site in bytes, as the browser estimates it; Infinity when it does not say. */
export async function freeSpace(): Promise<number> {
  const { storage } = navigator as { storage?: StorageManager }
  try {
    const { quota, usage = 0 } = (await storage?.estimate()) ?? {}
    return quota === undefined ? Infinity : Math.max(0, quota - usage)
  } catch {
    return Infinity
  }
}

/**
 * Asks the browser not to evict the music when the device runs low on space. The result is ignored, and may never
 * arrive: Firefox asks the user.
 */
export function askToPersist(): void {
  const { storage } = navigator as { storage?: StorageManager }
  void storage?.persist?.().catch(() => false)
}

/** Whether an error means that the device, or the site's share of it, is full. */
export const isFull = (error: unknown): boolean => (error as { name?: unknown } | null)?.name === 'QuotaExceededError'
