import {
  BrowserClient,
  type BrowserOptions,
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react'

import { IGNORED_MESSAGES, IGNORED_SOURCES } from './ignored-errors'
import { QUEUE_LIMIT, type Reporter } from './report-error'
import { scrubBreadcrumb, scrubEvent } from './scrub-event'

// Limits of spec section 9. A stack of 50 frames and a back-off of 60 s are what the library does of itself.
const SAMPLE_RATE = 0.2
const BREADCRUMB_LIMIT = 100
const LINKED_ERROR_DEPTH = 5

/** Nothing is collected that nobody asked for; of the rest, scrub-event.ts lets through what is listed there. */
const NOTHING: Required<NonNullable<BrowserOptions['dataCollection']>> = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  mcp: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
}

type SentryOptions = {
  /** Where to send; a malformed one sends nothing. */
  dsn: string
  release: string | null | undefined
  transport?: typeof makeFetchTransport
}

/**
 * Starts the error reporting service and answers with the way to it. Only the named integrations run: the defaults read
 * the page's address, count visits and patch timers.
 */
export function startSentry({ dsn, release, transport = makeFetchTransport }: SentryOptions): Reporter {
  const client = new BrowserClient({
    dsn,
    release: release ?? undefined,
    environment: import.meta.env.MODE,
    transport,
    // No cookies, and no word of which page this is.
    transportOptions: { bufferSize: QUEUE_LIMIT, fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration({ limit: LINKED_ERROR_DEPTH }),
      dedupeIntegration(),
      breadcrumbsIntegration({ sentry: false }),
    ],
    dataCollection: NOTHING,
    sendClientReports: false,
    sampleRate: SAMPLE_RATE,
    maxBreadcrumbs: BREADCRUMB_LIMIT,
    ignoreErrors: IGNORED_MESSAGES,
    denyUrls: IGNORED_SOURCES,
    beforeSend: scrubEvent,
    beforeBreadcrumb: scrubBreadcrumb,
  })
  setCurrentClient(client)
  client.init()
  return (error, extra) => void captureException(asError(error), { extra })
}

/** What is thrown need not be an error; an object's content would be sent along otherwise. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : `Thrown: ${typeof thrown}`)
