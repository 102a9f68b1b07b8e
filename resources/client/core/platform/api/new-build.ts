import { page, siteRoot } from '@/lib/browser/url'
import { seconds } from '@/lib/dates/duration'

/** A server that takes longer than this to send the page counts as unreachable. */
const CHECK_TIMEOUT_MS = seconds(10)

/** Key in `history.state` that holds the build this history entry was reloaded for. */
const MARK = 'reloadedFor'

/**
 * How the build in this tab compares with the one a reload would bring; `entry` is the file name of its entry script.
 */
export type BuildCheck = { status: 'unreachable' } | { status: 'current' } | { status: 'new'; entry: string }

const SCRIPT_TAG = /<script\b[^>]*>/gi
const ENTRY_SOURCE = /\ssrc\s*=\s*["']?(?:[^"'\s>]*\/)?build\/assets\/([^"'\s>/?#]+\.js)/i

/** File name of the entry script that a page loads from the bundle's folder. */
function entryOf(html: string): string | undefined {
  for (const [tag] of html.matchAll(SCRIPT_TAG)) {
    const entry = ENTRY_SOURCE.exec(tag)?.[1]
    if (entry) return entry
  }
  return undefined
}

const ownEntry = (): string | undefined =>
  entryOf(Array.from(document.scripts, ({ outerHTML }) => outerHTML.slice(0, outerHTML.indexOf('>') + 1)).join(''))

/**
 * Compares the entry script of a freshly fetched page with this tab's. A page without the bundle (a captive portal)
 * proves nothing.
 */
export async function checkBuild(): Promise<BuildCheck> {
  const entry = await fetchEntry()
  if (entry === undefined) return { status: 'unreachable' }
  const own = ownEntry()
  return own === undefined || own === entry ? { status: 'current' } : { status: 'new', entry }
}

async function fetchEntry(): Promise<string | undefined> {
  try {
    const response = await fetch(siteRoot().href, {
      cache: 'no-store',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    })
    return response.ok ? entryOf(await response.text()) : undefined
  } catch {
    return undefined
  }
}

/**
 * Reloads the page once for a new build. `history.state` keeps the mark across the reload even when storage is blocked
 * or full. Returns false without reloading when the page was already reloaded for it or the mark cannot be stored.
 */
export function reloadOnceFor(entry: string, reload: () => void = page.reload): boolean {
  const state = window.history.state as Record<string, unknown> | null
  if (state?.[MARK] === entry || !mark({ ...state, [MARK]: entry })) return false
  reload()
  return true
}

/** Stores the mark; false when the browser refuses, as in some frames or after many changes in a short time. */
function mark(state: Record<string, unknown>): boolean {
  try {
    window.history.replaceState(state, '')
    return (window.history.state as Record<string, unknown> | null)?.[MARK] === state[MARK]
  } catch {
    return false
  }
}
