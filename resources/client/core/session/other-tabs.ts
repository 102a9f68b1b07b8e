import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { wipeSession } from '@/core/storage/session'
import { siteRoot } from '@/lib/browser/site-root'

import { forgetUser } from './user-leaves'

const CHANNEL = 'dziesma:session'

let channel: BroadcastChannel | undefined

/** Tells the site's other tabs who is signed in now, after a sign-out (null) or when another profile took over: the session is theirs too. */
export const tellOtherTabs = (userId: number | null): void => channel?.postMessage(userId)

/**
 * Leaves the page for a new one at the site's root, with nothing of the user who was here: not in memory, not in storage, not on the
 * lock screen. A form that is not saved yet does not hold it back, since it is somebody else's session by now.
 */
export function beginAnew(path = '', go = (address: string) => window.location.replace(address)): void {
  const userId = getBootstrap().user?.id ?? null
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  // What the browser keeps for the way back is as much of the past.
  window.addEventListener('pageshow', () => window.location.reload())
  forgetUser({ userId, isSignOut: true })
  wipeSession()
  go(siteRoot().href + path)
}

/** From now on a page whose user is no longer the session's makes room for one of whoever is. Returns the way to stop. */
export function followOtherTabs(leave: () => void = beginAnew): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const own = (channel = new BroadcastChannel(CHANNEL))
  own.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== (getBootstrap().user?.id ?? null)) leave()
  }
  return () => own.close()
}
