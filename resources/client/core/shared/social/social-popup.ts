import type * as z from 'zod/mini'

import { type SocialIntent, socialMessageSchema, socialPopupPath, type SocialService } from '@/contract/groups/social'
import { XSRF_COOKIE } from '@/contract/machinery/wire'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { readCookie } from '@/core/platform/storage/cookies'
import { createLatest } from '@/lib/async/latest'
import { parseUrl, siteRoot } from '@/lib/browser/url'
import { minutes, seconds } from '@/lib/dates/duration'

/** Size of the popup in pixels (spec section 9). */
export const POPUP_SIZE = { width: 550, height: 650 }

/** How often the popup is checked for being closed, in milliseconds (spec section 9). */
export const POPUP_POLL_INTERVAL = seconds(1)

/** How long to wait for a popup that Cross-Origin-Opener-Policy has cut off, in milliseconds. */
const POPUP_TIMEOUT = minutes(10)

/** The popup's message; `found` when it succeeded without one, `blocked` when the browser did not open it. */
export type SocialOutcome = z.output<typeof socialMessageSchema> | { status: 'found' } | { status: 'blocked' }

type PopupOptions = {
  service: SocialService
  intent: SocialIntent
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
 * Opens a service's popup and waits for a valid message from it, sent by the site's own origin. Resolves to undefined
 * when it is closed without one. Under Cross-Origin-Opener-Policy the popup only seems closed and can send no
 * message; a changed XSRF token then triggers a check with `isDone`. Call it in a click handler.
 */
export function openSocialPopup({ service, intent, isDone, signal }: PopupOptions): Promise<SocialOutcome | undefined> {
  const stop = popups.start()
  const popup = window.open(new URL(socialPopupPath(service, intent), siteRoot()).href, 'social-auth', features())
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
 * session changes.
 */
function createClosedCheck(popup: Window, { isDone, onDone, onClosed }: ClosedCheckOptions): () => void {
  let token = readCookie(XSRF_COOKIE)
  let isChecking = false
  let isClosed = false

  async function check() {
    isChecking = true
    const isFound = await isDone().catch(() => false)
    token = readCookie(XSRF_COOKIE)
    isChecking = false
    if (isFound) return onDone()
    // A closed popup returns the focus to this window; one that was only cut off still has it.
    if (document.hasFocus()) {
      isClosed = true
      onClosed()
    }
  }

  return () => {
    const hasReason = readCookie(XSRF_COOKIE) !== token || (!isClosed && document.hasFocus())
    if (popup.closed && hasReason && !isChecking) void check()
  }
}

/** Returns window features that center the popup over this window. */
function features(): string {
  const { width, height } = POPUP_SIZE
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** Returns the allowed origins of the message: this page's and the configured one, each with and without `www.`. */
function ownOrigins(): Set<string> {
  const configured = parseUrl(getBootstrap().settings.base_url ?? '')
  const known = [window.location.origin, ...(configured ? [configured.origin] : [])]
  return new Set(known.flatMap((origin) => [origin, toggleWww(origin)]))
}

const toggleWww = (origin: string): string =>
  origin.includes('//www.') ? origin.replace('//www.', '//') : origin.replace('//', '//www.')
