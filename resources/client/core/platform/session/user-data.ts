import type { Bootstrap } from '@/contract/groups/bootstrap'
import { loadedQueries } from '@/core/platform/api/loaded-queries'
import { subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { PERSONAL_WORKSPACE, setActiveWorkspace } from '@/core/platform/storage/active-workspace'
import { forgetDownloads } from '@/core/platform/storage/forgotten-downloads'
import { type UserChange, wipeStorage } from '@/core/platform/storage/local'
import { createStore, type Store } from '@/lib/store'

import { wipeSession } from './session-storage'

type Wipe = (change: UserChange) => void

const wipedBy = (...wipes: Wipe[]) => new Set(wipes)

/**
 * Everything that a sign-out or a change of user wipes, in this order. Parts whose code loads later start empty:
 * {@link onUserChange} adds their wipes while they hold data.
 */
const userData = {
  localStorage: wipedBy(wipeStorage),
  workspace: wipedBy(() => setActiveWorkspace(PERSONAL_WORKSPACE)),
  queries: wipedBy(() => loadedQueries.get()?.clear()),
  likes: wipedBy(),
  reposts: wipedBy(),
  ownPlaylists: wipedBy(),
  recentSearches: wipedBy(),
  uploads: wipedBy(),
  downloads: wipedBy(forgetDownloads, () => {
    import('@/core/platform/storage/download-caches').then((part) => part.deleteForgottenDownloads()).catch(reportError)
  }),
  /** Sign-out only: playback outlasts an expired session (core/shared/playback/plugins/follow-user.ts). */
  playback: wipedBy(),
  /** Sign-out only: after signing in again, the user may still save the form. */
  unsavedForms: wipedBy(),
  sessionStorage: wipedBy(({ isSignOut }) => isSignOut && wipeSession()),
}

/** Registers the wipe of a part, repeatedly without effect; returns the function that removes it. */
export function onUserChange(part: keyof typeof userData, wipe: Wipe): () => void {
  userData[part].add(wipe)
  return () => userData[part].delete(wipe)
}

/** Creates a store that a sign-out or user change sets back to `empty`. */
export function createUserStore<Value>(part: keyof typeof userData, empty: Value): Store<Value> {
  const store = createStore(empty)
  const wipe = () => store.set(empty)
  return {
    ...store,
    set: (next) => {
      onUserChange(part, wipe)
      store.set(next)
    },
  }
}

/** Clears the previous user's data. An error in one wipe does not stop the others. */
export function clearUserData(change: UserChange = { userId: null, isSignOut: false }): void {
  for (const wipe of Object.values(userData).flatMap((wipes) => [...wipes])) {
    try {
      wipe(change)
    } catch (error) {
      console.error(error)
    }
  }
}

const signingOut = createStore(false)

/** Whether the current user change is an explicit sign-out. */
export const isSigningOut = signingOut.get

/** Marks user changes made by `change` as an explicit sign-out. */
export async function runAsSignOut<Result>(change: () => Result | Promise<Result>): Promise<Result> {
  signingOut.set(true)
  try {
    return await change()
  } finally {
    signingOut.set(false)
  }
}

const isUserChange = (next: Bootstrap, previous: Bootstrap) =>
  previous.user !== null && previous.user.id !== next.user?.id

/**
 * Clears the previous user's data whenever the bootstrap data has another user. Returns a function that stops watching.
 */
export const watchUserChange = (): (() => void) =>
  subscribeBootstrap((next, previous) => {
    if (isUserChange(next, previous)) clearUserData({ userId: previous.user?.id ?? null, isSignOut: isSigningOut() })
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
