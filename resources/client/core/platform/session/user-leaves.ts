import type { Bootstrap } from '@/contract/bootstrap'
import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

/** Who leaves, and whether they asked to: a session may also end by itself, or another profile take over. */
export type Departure = { userId: number | null; isSignOut: boolean }

type Cleaner = (departure: Departure) => void

const cleaners = new Set<Cleaner>()
let isSignOut = false

/** Registers what must be forgotten when the signed-in user leaves: caches, storage, the song that plays. */
export function onUserLeaves(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** Forgets everything of the user who leaves. One cleaner's failure does not stop the others. */
export function forgetUser(departure: Departure = { userId: null, isSignOut: false }): void {
  for (const clean of cleaners) {
    try {
      clean(departure)
    } catch (error) {
      console.error(error)
    }
  }
}

/** Whether the change that is being told of is a sign-out. */
export const isSigningOut = (): boolean => isSignOut

/** Marks user changes made by `change` as an explicit sign-out. */
export async function signingOut<Result>(change: () => Result | Promise<Result>): Promise<Result> {
  isSignOut = true
  try {
    return await change()
  } finally {
    isSignOut = false
  }
}

const leaves = (next: Bootstrap, previous: Bootstrap) => previous.user !== null && previous.user.id !== next.user?.id

/** From now on bootstrap data of another user wipes what the previous one left. Returns the way to stop. */
export const watchUser = (): (() => void) =>
  subscribeBootstrap((next, previous) => {
    if (leaves(next, previous)) forgetUser({ userId: previous.user?.id ?? null, isSignOut })
  })
