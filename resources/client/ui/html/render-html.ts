// Separate chunk: loaded by SafeHtml.
import { sanitizeHtml } from './sanitize-html'
import { shapeHtml } from './shape-html'

export { watchScrollers } from './shape-html'

/** Replaces the content of an element with untrusted HTML, sanitized and shaped. */
export function renderHtml(container: Element, html: string, firstHeading?: number): void {
  container.replaceChildren(shapeHtml(sanitizeHtml(html), firstHeading))
}
