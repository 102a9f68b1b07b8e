import { getBootstrap, setBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { paths } from '@/core/platform/navigation/paths'
import { wipeSession } from '@/core/platform/storage/session'
import { openChannel } from '@/lib/browser/open-channel'
import { page } from '@/lib/browser/page'
import { siteRoot } from '@/lib/browser/site-root'

import { asGuest } from './as-guest'
import { owedSignOut } from './owed-sign-out'
import { forgetUser, isSigningOut, signingOut } from './user-leaves'

const CHANNEL = 'dziesma:session'

/** Somebody has signed out without the server having heard of it. Said here, since a tab may hear of it before it sees what was stored. */
const SIGNED_OUT_UNHEARD = 'signed-out-unheard'

let channel: BroadcastChannel | undefined

const ownId = (): number | null => getBootstrap().user?.id ?? null

/**
 * Tells the site's other tabs who is signed in now, after a sign-out (null) or when another profile took over: the session is theirs too.
 * What this tab's bootstrap data shows is told by itself.
 */
export const tellOtherTabs = (userId: number | null): void => channel?.postMessage(userId)

/**
 * Forgets all of the user that this page knows: in memory, in storage, on the lock screen. Another page must follow at once, and no
 * form that is not saved yet holds it back (core/shared/forms/leave-guard.ts).
 */
export function leaveNothing(): void {
  // What the browser keeps for the way back is as much of the past.
  window.addEventListener('pageshow', () => page.reload())
  forgetUser({ userId: ownId(), isSignOut: true })
  wipeSession()
}

/** Leaves the page for a new one of the site, with nothing of the user who was here. */
export function beginAnew(path = '', go = page.replace): void {
  leaveNothing()
  go(siteRoot().href + path)
}

/**
 * From now on a page whose user is no longer the session's makes room for one of whoever is, and the other tabs hear of changes
 * here; a session that ends by itself is no such change. Returns the way to stop.
 */
export function followOtherTabs(leave: (path?: string) => void = beginAnew): () => void {
  channel = openChannel(CHANNEL)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === ownId()) return
    if (data === SIGNED_OUT_UNHEARD) becomeGuest()
    else if (data === null) leave(paths.login.link().slice(1))
    else if (ownId() === null) refreshBootstrap().catch(reportError)
    else leave()
  })
  const stopTelling = subscribeBootstrap((next, previous) => {
    if (next.user?.id !== previous.user?.id && (next.user || isSigningOut())) tellChange()
  })
  return () => {
    stopTelling()
    channel?.close()
    channel = undefined
  }
}

function tellChange(): void {
  if (ownId() === null && owedSignOut.isOwed()) channel?.postMessage(SIGNED_OUT_UNHEARD)
  else tellOtherTabs(ownId())
}

/** Without a connection there is no page to make room for: this one stays, and is a guest's. */
function becomeGuest(): void {
  owedSignOut.note()
  if (ownId() !== null) void signingOut(() => setBootstrap(asGuest(getBootstrap())))
  wipeSession()
  void import('./pay-owed-sign-out').then(({ payLater }) => payLater(), reportError)
}
