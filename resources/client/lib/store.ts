/** A value outside React that tells of its changes; `get` and `subscribe` fit `useSyncExternalStore`. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a {@link Store}. Setting the value it already has tells nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
