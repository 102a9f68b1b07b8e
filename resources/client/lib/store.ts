/** An observable value outside React; `get` and `subscribe` fit `useSyncExternalStore`. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a {@link Store}. Setting the current value again does not notify. */
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
