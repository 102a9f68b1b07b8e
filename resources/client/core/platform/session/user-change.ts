import type { Bootstrap } from '@/contract/bootstrap'
import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { clearUserData } from './user-data'

let isSignOut = false

/** Whether the current user change is an explicit sign-out. */
export const isSigningOut = (): boolean => isSignOut

/** Marks user changes made by `change` as an explicit sign-out. */
export async function asSignOut<Result>(change: () => Result | Promise<Result>): Promise<Result> {
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
export const watchUserChange = (): (() => void) =>
  subscribeBootstrap((next, previous) => {
    if (isUserChange(next, previous)) clearUserData({ userId: previous.user?.id ?? null, isSignOut })
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
