import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { openChannel } from '@/lib/browser/open-channel'
import { page, siteRoot } from '@/lib/browser/url'
import { createStore } from '@/lib/store'

import { pendingSignOut } from './pending-sign-out'
import { refreshBootstrap } from './refresh-bootstrap'
import { wipeSession } from './session-storage'
import { asGuest, runAsSignOut, clearUserData, isSigningOut } from './user-data'

const CHANNEL = 'dziesma:session'

/** Message: signed out while the request is pending. A tab may receive it before it sees the stored flag. */
const PENDING_SIGN_OUT = 'signed-out-unheard'

const channel = createStore<BroadcastChannel | undefined>(undefined)

const ownId = (): number | null => getBootstrap().user?.id ?? null

/**
 * Broadcasts the id of the signed-in user (null after a sign-out) to the site's other tabs, which share the session.
 * Changes of this tab's bootstrap data are broadcast automatically.
 */
export const notifyOtherTabs = (userId: number | null): void => channel.get()?.postMessage(userId)

/**
 * Clears the user's data from memory, storage and the lock screen. The caller must load another page immediately;
 * unsaved forms don't prompt (core/shared/forms/leave-guard.ts).
 */
export function clearUserFromTab(): void {
  // Reload when the browser restores this page from its history cache.
  window.addEventListener('pageshow', () => page.reload())
  clearUserData({ userId: ownId(), isSignOut: true })
}

/** Clears the user's data and loads another page of the site. */
export function startOver(path = '', go = page.replace): void {
  clearUserFromTab()
  go(siteRoot().href + path)
}

/**
 * Keeps all tabs on the same user: starts this tab over when another tab changes the user, and broadcasts changes made
 * here, except an expired session. A sign-out leads to `loginPath`. Returns a function that stops.
 */
export function syncWithOtherTabs(loginPath: string, leave: (path?: string) => void = startOver): () => void {
  const opened = openChannel(CHANNEL)
  channel.set(opened)
  opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === ownId()) return
    if (data === PENDING_SIGN_OUT) becomeGuest()
    else if (data === null) leave(loginPath.slice(1))
    else if (ownId() === null) refreshBootstrap().catch(reportError)
    else leave()
  })
  const unsubscribe = subscribeBootstrap((next, previous) => {
    if (next.user?.id !== previous.user?.id && (next.user || isSigningOut())) broadcastChange()
  })
  return () => {
    unsubscribe()
    opened?.close()
    channel.set(undefined)
  }
}

function broadcastChange(): void {
  if (ownId() === null && pendingSignOut.isPending()) channel.get()?.postMessage(PENDING_SIGN_OUT)
  else notifyOtherTabs(ownId())
}

/** Turns this page into a guest's instead of loading another one, since the browser may be offline. */
function becomeGuest(): void {
  pendingSignOut.mark()
  if (ownId() !== null) void runAsSignOut(() => setBootstrap(asGuest(getBootstrap())))
  else wipeSession()
  void import('./send-pending-sign-out').then(({ sendSignOutLater }) => sendSignOutLater(), reportError)
}
