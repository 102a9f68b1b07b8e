import type { Report } from './agent/agent'

/** State of a browsing context's document, as last reported. */
export type DocumentState = Pick<Report, 'token' | 'url' | 'readyState'>

/** Difference between a report and the one before. */
export type Change = 'none' | 'document' | 'fragment' | 'history'

const withoutFragment = (url: string) => url.replace(/#.*$/, '')

/** Compares a report with the document known before. */
export function compareDocuments(before: DocumentState | undefined, { token, url }: DocumentState): Change {
  if (before?.token !== token) return 'document'
  if (before.url === url) return 'none'
  return withoutFragment(before.url) === withoutFragment(url) ? 'fragment' : 'history'
}

const STEPS = ['loading', 'interactive', 'complete']

/** BiDi's events for the states that a document has reached since. */
export function readinessEvents(before: DocumentReadyState, now: DocumentReadyState): string[] {
  const events = [undefined, 'browsingContext.domContentLoaded', 'browsingContext.load']
  return events.slice(STEPS.indexOf(before) + 1, STEPS.indexOf(now) + 1).filter((event) => event !== undefined)
}
