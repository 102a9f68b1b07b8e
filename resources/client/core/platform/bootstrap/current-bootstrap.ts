import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { User } from '@/contract/shapes/user'

type Listener = (next: Bootstrap, previous: Bootstrap) => void

let current: Bootstrap | undefined
let view: ((own: Bootstrap) => Bootstrap) | undefined
const listeners = new Set<Listener>()

/** Returns the current bootstrap data: user, settings, themes, language. Throws before the first setBootstrap(). */
export function getBootstrap(): Bootstrap {
  if (!current) throw new Error('Bootstrap data was read before it was set: call setBootstrap() first')
  return current
}

/** Replaces the bootstrap data after sign-in, sign-out or a refresh, and notifies subscribers. */
export function setBootstrap(own: Bootstrap): void {
  const next = view?.(own) ?? own
  const previous = current ?? next
  current = next
  for (const listener of listeners) listener(next, previous)
}

/** Converts the bootstrap data from now on, or no longer: a preview shows another visitor's. */
export const viewBootstrapAs = (convert: typeof view): void => {
  view = convert
}

/** Subscribes to replacements of the bootstrap data, once per listener; returns the unsubscribe function. */
export function subscribeBootstrap(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Updates the signed-in user in the bootstrap data, so that the whole page shows the change. */
export function updateUser(changes: Partial<User>): void {
  const bootstrap = getBootstrap()
  const { user } = bootstrap
  const hasChanged = Object.entries(changes).some(([key, value]) => user?.[key] !== value)
  if (user && hasChanged) setBootstrap({ ...bootstrap, user: { ...user, ...changes } })
}
