/**
 * JSON values in one of the browser's storages, which may be full, off or hold anything: what cannot be read is undefined.
 * `write` answers false when it could not; the value before it is gone then, not stale.
 */
export function jsonStorage(area: 'localStorage' | 'sessionStorage') {
  /** Undefined where the browser refuses it. */
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
    read(name: string): unknown {
      try {
        return JSON.parse(storage()?.getItem(name) ?? '')
      } catch {
        return undefined
      }
    },
    write: (name: string, value: unknown): boolean => writeText(name, JSON.stringify(value)),
    writeText,
    /** Removes what has such a name. */
    wipe(isDoomed: (name: string) => boolean): void {
      for (const name of Object.keys(storage() ?? {}).filter(isDoomed)) remove(name)
    },
  }
}
