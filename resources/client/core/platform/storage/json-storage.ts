/**
 * JSON values in one of the browser's storages, which may be full, blocked or contain anything; unreadable values are
 * undefined. `write` returns false on failure and removes the previous value, so that it does not become stale.
 */
export function jsonStorage(area: 'localStorage' | 'sessionStorage') {
  /** The storage; undefined when the browser blocks it. */
  function storage(): Storage | undefined {
    try {
      return window[area]
    } catch {
      return undefined
    }
  }

  const remove = (name: string): void => storage()?.removeItem(name)

  function writeText(name: string, json: string): boolean {
    try {
      storage()?.setItem(name, json)
      return storage() !== undefined
    } catch {
      remove(name)
      return false
    }
  }

  return {
    remove,
    /** The text as it is stored; empty without one. */
    readText: (name: string): string => storage()?.getItem(name) ?? '',
    read(name: string): unknown {
      try {
        return JSON.parse(storage()?.getItem(name) ?? '')
      } catch {
        return undefined
      }
    },
    write: (name: string, value: unknown): boolean => writeText(name, JSON.stringify(value)),
    writeText,
    /** Removes all values whose name matches. */
    wipe(matches: (name: string) => boolean): void {
      for (const name of Object.keys(storage() ?? {}).filter(matches)) remove(name)
    },
  }
}
