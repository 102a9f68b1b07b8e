import type { Breadcrumb, BreadcrumbHint, ErrorEvent, Exception, StackFrame } from '@sentry/react'

import { scrubScriptUrl, scrubText, scrubUrl } from './scrub-text'

/*
 * An allowlist: only the fields named here are sent, whatever new data the library collects.
 */

/** Reduces an event to the error, its place in the code and the breadcrumbs; drops user, page and request. */
export const scrubEvent = (event: ErrorEvent): ErrorEvent => ({
  type: undefined,
  event_id: event.event_id,
  timestamp: event.timestamp,
  platform: event.platform,
  level: event.level,
  release: event.release,
  dist: event.dist,
  environment: event.environment,
  exception: { values: event.exception?.values?.map(scrubException) },
  breadcrumbs: event.breadcrumbs,
  extra: scrubValues(event.extra),
})

/** Whether an ApiError's message is from the server: it may contain personal data. */
const isServerMessage = ({ type, value }: Exception): boolean =>
  type === 'ApiError' && !/^Request failed with status \d+$/.test(value ?? '')

function scrubException(exception: Exception): Exception {
  const { type, value, mechanism, stacktrace } = exception
  return {
    type: type && scrubText(type),
    value: isServerMessage(exception) ? 'Refused with a message of the server' : value && scrubText(value),
    mechanism: mechanism && {
      type: scrubText(mechanism.type),
      handled: mechanism.handled,
      exception_id: mechanism.exception_id,
      parent_id: mechanism.parent_id,
    },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(scrubFrame) },
  }
}

const scrubFrame = ({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame => ({
  filename: filename && scrubScriptUrl(filename),
  function: name && scrubText(name),
  lineno,
  colno,
  in_app,
})

const scrubValues = (values: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, scrubValue(value)]))

function scrubValue(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'string') return scrubText(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** Scrubs a breadcrumb of a click, request or navigation; returns null for all others, such as console logs. */
export function scrubBreadcrumb(breadcrumb: Breadcrumb, hint: BreadcrumbHint = {}): Breadcrumb | null {
  const { category = '', type, level, timestamp, data = {} } = breadcrumb
  const step = { category, type, level, timestamp }
  switch (category) {
    case 'ui.click':
    case 'ui.input':
      return { ...step, message: tagsOf(hint['event']) }
    case 'navigation':
      return { ...step, data: { from: scrubUrlValue(data['from']), to: scrubUrlValue(data['to']) } }
    case 'xhr':
    case 'fetch':
      return {
        ...step,
        data: { method: scrubWord(data['method']), url: scrubUrlValue(data['url']), status_code: statusOf(data) },
      }
    default:
      return null
  }
}

const scrubUrlValue = (value: unknown) => (typeof value === 'string' ? scrubUrl(value) : undefined)
const scrubWord = (value: unknown) => (typeof value === 'string' ? scrubText(value) : undefined)
const statusOf = ({ status_code: status }: Record<string, unknown>) => (typeof status === 'number' ? status : undefined)

/** Maximum number of ancestors in the path of a clicked element. */
const MAX_TAGS = 5

/** Path such as `main > form > button`: tag names only, since labels, texts and ids may name people. */
function tagsOf(event: unknown): string {
  const tags: string[] = []
  let element = event instanceof Event && event.target instanceof Element ? event.target : null
  while (element && tags.length < MAX_TAGS) {
    tags.unshift(element.localName)
    element = element.parentElement
  }
  return tags.join(' > ')
}
