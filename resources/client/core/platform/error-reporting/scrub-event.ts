import type { Breadcrumb, BreadcrumbHint, ErrorEvent, Exception, StackFrame } from '@sentry/react'

import { scrubScriptUrl, scrubText, scrubUrl } from './scrub-text'

/*
 * What leaves is listed here; what is not listed stays, whatever the library learns to collect.
 */

/** The event as it may leave: what failed, where in the code, and the steps before. Nothing of the user, page or request. */
export const scrubEvent = (event: ErrorEvent): ErrorEvent => ({
  type: undefined,
  event_id: event.event_id,
  timestamp: event.timestamp,
  platform: event.platform,
  level: event.level,
  release: event.release,
  environment: event.environment,
  exception: { values: event.exception?.values?.map(scrubException) },
  breadcrumbs: event.breadcrumbs,
  extra: scrubValues(event.extra),
})

/** The message of a refused call is the server's, and may speak of the user; the status is told by what we make of it. */
const isServersMessage = ({ type, value }: Exception): boolean =>
  type === 'ApiError' && !/^Request failed with status \d+$/.test(value ?? '')

function scrubException(exception: Exception): Exception {
  const { type, value, mechanism, stacktrace } = exception
  return {
    type: type && scrubText(type),
    value: isServersMessage(exception) ? 'Refused with a message of the server' : value && scrubText(value),
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

/** The step as it may leave, or null: a press, a call, a change of the address. What was logged stays here. */
export function scrubBreadcrumb(breadcrumb: Breadcrumb, hint: BreadcrumbHint = {}): Breadcrumb | null {
  const { category = '', type, level, timestamp, data = {} } = breadcrumb
  const step = { category, type, level, timestamp }
  switch (category) {
    case 'ui.click':
    case 'ui.input':
      return { ...step, message: tagsOf(hint['event']) }
    case 'navigation':
      return { ...step, data: { from: scrubAddress(data['from']), to: scrubAddress(data['to']) } }
    case 'xhr':
    case 'fetch':
      return {
        ...step,
        data: { method: scrubWord(data['method']), url: scrubAddress(data['url']), status_code: statusOf(data) },
      }
    default:
      return null
  }
}

const scrubAddress = (value: unknown) => (typeof value === 'string' ? scrubUrl(value) : undefined)
const scrubWord = (value: unknown) => (typeof value === 'string' ? scrubText(value) : undefined)
const statusOf = ({ status_code: status }: Record<string, unknown>) => (typeof status === 'number' ? status : undefined)

/** So many elements tell where something was pressed. */
const TAG_LIMIT = 5

/** `main > form > button`: an element's labels, texts and ids may name people, its kind does not. */
function tagsOf(event: unknown): string {
  const tags: string[] = []
  let element = event instanceof Event && event.target instanceof Element ? event.target : null
  while (element && tags.length < TAG_LIMIT) {
    tags.unshift(element.localName)
    element = element.parentElement
  }
  return tags.join(' > ')
}
