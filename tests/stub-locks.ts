import { stubNavigator } from './stub-navigator'

/**
 * Stubs Web Locks requested with `ifAvailable` until the test ends, and grants all others; jsdom has none. Returns the
 * names of held locks, and of all that were granted.
 */
export function stubLocks() {
  const held = new Set<string>()
  const granted: string[] = []
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    run: LockGrantedCallback<unknown>,
  ): Promise<unknown> => {
    if (!ifAvailable) return run({ name, mode: 'shared' })
    if (held.has(name)) return run(null)
    held.add(name)
    granted.push(name)
    try {
      return await run({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
    }
  }
  stubNavigator({ locks: { request } })
  return { held, granted }
}
