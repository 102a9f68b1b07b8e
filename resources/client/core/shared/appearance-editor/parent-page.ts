import { parseUrl } from '@/lib/browser/url'

import { PREVIEW_SOURCE, type PreviewMessage } from './messages'

/** A message without its `source`. */
type Report = PreviewMessage extends infer Message ? (Message extends object ? Omit<Message, 'source'> : never) : never

/** Whether an origin has the hostname of this page; its port and protocol may differ (backend contract, section 8). */
export const isOwnHostname = (origin: string | undefined): origin is string =>
  origin !== undefined && parseUrl(origin)?.hostname === window.location.hostname

/** Origin of the page around this iframe; of a page on another port, browsers without `ancestorOrigins` know the referrer. */
export function parentOrigin(): string | undefined {
  try {
    return window.parent.location.origin
  } catch {
    const { ancestorOrigins } = window.location as { ancestorOrigins?: DOMStringList }
    return ancestorOrigins?.[0] ?? parseUrl(document.referrer)?.origin
  }
}

/** Reports to the editor, and to no page of another origin. */
export function reporter(origin: string) {
  let editor = origin
  let isReady = false

  const report = (message: Report): void => window.parent.postMessage({ source: PREVIEW_SOURCE, ...message }, editor)

  return {
    report,
    /** Reports the page's path; the first one means that the page shows messages. */
    reportPath(path: string): void {
      report({ type: isReady ? 'routeChanged' : 'ready', path })
      isReady = true
    },
    /** Reports to this origin from now on: after a navigation the referrer is no longer the editor. */
    follow: (sender: string): void => {
      editor = sender
    },
  }
}
