import type * as z from 'zod/mini'

import { socialMessageSchema } from '@/contract/groups/social'
import { XSRF_COOKIE } from '@/contract/machinery/wire'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { readCookie } from '@/core/platform/storage/cookies'
import { createLatest } from '@/lib/async/latest'
import { parseUrl } from '@/lib/browser/url'
import { minutes, seconds } from '@/lib/dates/duration'

/** How often the popup is checked for being closed, in milliseconds (spec section 9). */
export const POPUP_POLL_INTERVAL = seconds(1)

/** How long to wait for a popup that Cross-Origin-Opener-Policy has cut off, in milliseconds. */
const POPUP_TIMEOUT = minutes(10)

/** The popup's message; `found` when it succeeded without one, `blocked` when the browser did not open it. */
export type SocialOutcome = z.output<typeof socialMessageSchema> | { status: 'found' } | { status: 'blocked' }

type PopupOptions = {
  /** Null when the browser has blocked it. */
  popup: Window | null
  /**
   * Checks whether the popup succeeded without a message; called when it seems closed, and whenever the session
   * changes.
   */
  isDone: () => Promise<boolean>
  /** Closes the popup and stops waiting. */
  signal: AbortSignal
}

const popups = createLatest()

/**
 * Waits for a valid message from a popup, sent by the site's own origin. Resolves to undefined when it is closed without
 * one. Under Cross-Origin-Opener-Policy the popup only seems closed and can send no message; a changed XSRF token then
 * triggers a check with `isDone`.
 */
export function followPopup({ popup, isDone, signal }: PopupOptions): Promise<SocialOutcome | undefined> {
  const stop = popups.start()
  if (!popup) return Promise.resolve({ status: 'blocked' })

  return new Promise((resolve) => {
    const end = (outcome?: SocialOutcome) => {
      resolve(outcome)
      stop.abort()
    }
    const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (source !== popup || !ownOrigins().has(origin)) return
      const message = socialMessageSchema.safeParse(data).data
      if (message) end(message)
    }
    const checkClosed = createClosedCheck(popup, {
      isDone,
      onDone: () => end({ status: 'found' }),
      onClosed: () => resolve(undefined),
    })
    const poll = setInterval(checkClosed, POPUP_POLL_INTERVAL)
    const timeout = setTimeout(end, POPUP_TIMEOUT)
    window.addEventListener('message', handleMessage, { signal: stop.signal })
    stop.signal.addEventListener('abort', () => {
      clearInterval(poll)
      clearTimeout(timeout)
      resolve(undefined)
    })
    signal.addEventListener('abort', () => {
      popup.close()
      end()
    })
  })
}

type ClosedCheckOptions = { isDone: () => Promise<boolean>; onDone: () => void; onClosed: () => void }

/**
 * Returns the periodic check: once the popup seems closed, it calls `isDone` when this window gets the focus or the
 * session changes. An answer changes the token too, and may hide a sign-in during the check: it is repeated, each time
 * after twice as many polls.
 */
function createClosedCheck(popup: Window, { isDone, onDone, onClosed }: ClosedCheckOptions): () => void {
  let token = readCookie(XSRF_COOKIE)
  let isChecking = false
  let isClosed = false
  let pause = 1
  let pollsLeft = 0

  async function check() {
    const asked = readCookie(XSRF_COOKIE)
    isChecking = true
    const isFound = await isDone().catch(() => false)
    token = readCookie(XSRF_COOKIE)
    isChecking = false
    if (isFound) return onDone()
    if (token !== asked) {
      pollsLeft = pause
      pause *= 2
    }
    // A closed popup returns the focus to this window; one that was only cut off still has it.
    if (document.hasFocus()) {
      isClosed = true
      onClosed()
    }
  }

  return () => {
    if (!popup.closed || isChecking) return
    const isRepeat = pollsLeft > 0 && --pollsLeft === 0
    if (isRepeat || readCookie(XSRF_COOKIE) !== token || (!isClosed && document.hasFocus())) void check()
  }
}

/** Returns the allowed origins of the message: this page's and the configured one, each with and without `www.`. */
function ownOrigins(): Set<string> {
  const configured = parseUrl(getBootstrap().settings.base_url ?? '')
  const known = [window.location.origin, ...(configured ? [configured.origin] : [])]
  return new Set(known.flatMap((origin) => [origin, toggleWww(origin)]))
}

const toggleWww = (origin: string): string =>
  origin.includes('//www.') ? origin.replace('//www.', '//') : origin.replace('//', '//www.')
