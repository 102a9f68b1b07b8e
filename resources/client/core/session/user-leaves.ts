import type { Bootstrap } from '@/contract/bootstrap'
import { subscribeBootstrap } from '@/core/bootstrap/bootstrap-store'

type Cleaner = () => void

const cleaners = new Set<Cleaner>()

/** Registers what must be forgotten when the signed-in user leaves: caches, storage, the song that plays. */
export function onUserLeaves(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** Forgets everything of the user who leaves. One cleaner's failure does not stop the others. */
export function forgetUser(): void {
  for (const clean of cleaners) {
    try {
      clean()
    } catch (error) {
      console.error(error)
    }
  }
}

const leaves = (next: Bootstrap, previous: Bootstrap) => previous.user !== null && previous.user.id !== next.user?.id

/** From now on bootstrap data of another user wipes what the previous one left. Returns the way to stop. */
export const watchUser = (): (() => void) =>
  subscribeBootstrap((next, previous) => {
    if (leaves(next, previous)) forgetUser()
  })
