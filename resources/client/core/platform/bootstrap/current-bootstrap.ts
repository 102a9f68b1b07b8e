import type { Bootstrap } from '@/contract/bootstrap'

type Listener = (next: Bootstrap, previous: Bootstrap) => void

let current: Bootstrap | undefined
const listeners = new Set<Listener>()

/** The bootstrap data in force: user, settings, themes, language. Throws before main.tsx has set it. */
export function getBootstrap(): Bootstrap {
  if (!current) throw new Error('Bootstrap data is read before it was set: call setBootstrap() first')
  return current
}

/** Replaces the bootstrap data, after sign-in, sign-out or a refresh; everything that reads it follows. */
export function setBootstrap(next: Bootstrap): void {
  const previous = current ?? next
  current = next
  for (const listener of listeners) listener(next, previous)
}

/** Tells of every later replacement; returns the way to stop. */
export function subscribeBootstrap(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
