import type { Bootstrap } from '@/contract/bootstrap'
import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

/** The previous user's id, and whether they signed out; otherwise the session expired or another user replaced them. */
export type UserChange = { userId: number | null; isSignOut: boolean }

type Cleaner = (change: UserChange) => void

const cleaners = new Set<Cleaner>()
let isSignOut = false

/** Registers a cleaner that clears the user's data (caches, storage, playback) after a sign-out or user change. */
export function onUserLeaves(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** Clears the previous user's data. An error in one cleaner does not stop the others. */
export function forgetUser(change: UserChange = { userId: null, isSignOut: false }): void {
  for (const clean of cleaners) {
    try {
      clean(change)
    } catch (error) {
      console.error(error)
    }
  }
}

/** Whether the current user change is an explicit sign-out. */
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

const isUserChange = (next: Bootstrap, previous: Bootstrap) =>
  previous.user !== null && previous.user.id !== next.user?.id

/**
 * Clears the previous user's data whenever the bootstrap data has another user. Returns a function that stops watching.
 */
export const watchUser = (): (() => void) =>
  subscribeBootstrap((next, previous) => {
    if (isUserChange(next, previous)) forgetUser({ userId: previous.user?.id ?? null, isSignOut })
  })

/** Bootstrap data for a guest: removes the user and everything of theirs. */
export const asGuest = (bootstrap: Bootstrap): Bootstrap => ({
  ...bootstrap,
  user: null,
  likes: {},
  reposts: {},
  playlists: [],
  loaders: {},
})
