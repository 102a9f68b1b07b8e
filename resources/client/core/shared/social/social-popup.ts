import type * as z from 'zod/mini'

import { socialMessageSchema, socialPopupPath, type SocialIntent, type SocialService } from '@/contract/social'
import { XSRF_COOKIE } from '@/contract/wire'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { readCookie } from '@/core/platform/storage/cookies'
import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'
import { minutes, seconds } from '@/lib/dates/duration'

/** Size of the popup in pixels (spec section 9). */
export const POPUP_SIZE = { width: 550, height: 650 }

/** The popup is looked at so often, in milliseconds (spec section 9). */
export const POPUP_POLL = seconds(1)

/** A popup that was cut off is given so long to come to its end unseen, in milliseconds. */
const FORGOTTEN_AFTER = minutes(10)

/** What the popup told, `found` when it told nothing and yet did its work, `blocked` when the browser did not open it. */
export type SocialOutcome = z.output<typeof socialMessageSchema> | { status: 'found' } | { status: 'blocked' }

type PopupOptions = {
  service: SocialService
  intent: SocialIntent
  /** Whether its work is done though no word came; asked when it seems closed, and again whenever the session changes. */
  isDone: () => Promise<boolean>
  /** Closes the popup and forgets it. */
  signal: AbortSignal
}

let stopLast = (): void => {}

/**
 * Opens a service's popup and waits for its message: one from the site itself, out of this very window, in a shape we know. Closed without
 * one it resolves to undefined. A service may cut the popup off (Cross-Origin-Opener-Policy): then it only seems closed, and no message
 * ever comes; what it did is seen by the session's token, which changes, and is found out by asking. To be called in a press.
 */
export function openSocialPopup({ service, intent, isDone, signal }: PopupOptions): Promise<SocialOutcome | undefined> {
  stopLast()
  const popup = window.open(new URL(socialPopupPath(service, intent), siteRoot()).href, 'social-auth', features())
  if (!popup) return Promise.resolve({ status: 'blocked' })
  const stop = new AbortController()
  stopLast = () => stop.abort()

  return new Promise((resolve) => {
    const end = (outcome?: SocialOutcome) => {
      resolve(outcome)
      stop.abort()
    }
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (source !== popup || !ownOrigins().has(origin)) return
      const message = socialMessageSchema.safeParse(data).data
      if (message) end(message)
    }
    const watch = watchClosing(popup, {
      isDone,
      onDone: () => end({ status: 'found' }),
      onClosed: () => resolve(undefined),
    })
    const poll = setInterval(watch, POPUP_POLL)
    const timeout = setTimeout(end, FORGOTTEN_AFTER)
    window.addEventListener('message', hear, { signal: stop.signal })
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

type ClosingOptions = { isDone: () => Promise<boolean>; onDone: () => void; onClosed: () => void }

/** What is to be done at each look: nothing while the popup is open; then, whenever there is a reason to, ask what it has done. */
function watchClosing(popup: Window, { isDone, onDone, onClosed }: ClosingOptions): () => void {
  let token = readCookie(XSRF_COOKIE)
  let isAsking = false
  let isClosed = false

  async function ask() {
    isAsking = true
    const isFound = await isDone().catch(() => false)
    token = readCookie(XSRF_COOKIE)
    isAsking = false
    if (isFound) return onDone()
    // Whoever closes the popup is back here; one that was only cut off still has the focus.
    if (document.hasFocus()) {
      isClosed = true
      onClosed()
    }
  }

  return () => {
    const isNews = readCookie(XSRF_COOKIE) !== token || (!isClosed && document.hasFocus())
    if (popup.closed && isNews && !isAsking) void ask()
  }
}

/** In the middle of this window. */
function features(): string {
  const { width, height } = POPUP_SIZE
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** The origins that the popup's last page may have: the page's and the configured one, each with and without `www.`, and no others. */
function ownOrigins(): Set<string> {
  const configured = parseUrl(getBootstrap().settings.base_url ?? '')
  const known = [window.location.origin, ...(configured ? [configured.origin] : [])]
  return new Set(known.flatMap((origin) => [origin, otherSpelling(origin)]))
}

const otherSpelling = (origin: string): string =>
  origin.includes('//www.') ? origin.replace('//www.', '//') : origin.replace('//', '//www.')
