import {
  breadcrumbsIntegration,
  BrowserClient,
  type BrowserOptions,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react'

import { MAX_QUEUED_ERRORS, type Reporter } from './report-error'
import { scrubBreadcrumb, scrubEvent } from './scrub-event'

/** Messages of errors that are not reported, because they are not actionable (spec section 8). */
const IGNORED_MESSAGES = [
  // Failed module imports: offline, or a new release replaced the files. The site offers to reload.
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  // Translators and extensions modify React's DOM nodes. Safari's message names no method.
  /\b(removeChild|insertBefore)\b/,
  /^NotFoundError: The object can not be found here/,
  /ResizeObserver loop/,
  // The visitor closed the system's sharing sheet.
  /share cancell?ed|cancellation of share/i,
]

/** Script URLs of browser extensions, whose errors are not reported (spec section 8). */
const IGNORED_SOURCES = [/^[a-z-]+-extension:/i, /^webkit-masked-url:/i]

// Limits of spec section 9. The library itself limits stacks to 50 frames and backs off for 60 s.
const SAMPLE_RATE = 0.2
const MAX_BREADCRUMBS = 100
const MAX_LINKED_ERRORS = 5

/** Disables all optional data collection; scrub-event.ts filters the rest. */
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

/** Version of the client, which the site's build defines (tools/vite/release-version.ts). */
declare const RELEASE_VERSION: string | undefined

const ownVersion = () => (typeof RELEASE_VERSION === 'undefined' ? undefined : RELEASE_VERSION)

type SentryOptions = {
  /** DSN of the service; with a malformed one, nothing is sent. */
  dsn: string
  /** The site's own name of its release; without one, the client's version takes its place. */
  release: string | null | undefined
  transport?: typeof makeFetchTransport
}

/**
 * Starts the error reporting service and returns its reporter. Uses only the integrations listed here: the default ones
 * read the page's URL, count visits and patch timers.
 */
export function startSentry({ dsn, release, transport = makeFetchTransport }: SentryOptions): Reporter {
  const version = ownVersion()
  const client = new BrowserClient({
    dsn,
    release: release ?? (version && `dziesma@${version}`),
    dist: version,
    environment: import.meta.env.MODE,
    transport,
    // Send neither cookies nor the page's URL.
    transportOptions: {
      bufferSize: MAX_QUEUED_ERRORS,
      fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' },
    },
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration({ limit: MAX_LINKED_ERRORS }),
      dedupeIntegration(),
      breadcrumbsIntegration({ sentry: false }),
    ],
    dataCollection: NOTHING,
    sendClientReports: false,
    sampleRate: SAMPLE_RATE,
    maxBreadcrumbs: MAX_BREADCRUMBS,
    ignoreErrors: IGNORED_MESSAGES,
    denyUrls: IGNORED_SOURCES,
    beforeSend: scrubEvent,
    beforeBreadcrumb: scrubBreadcrumb,
  })
  setCurrentClient(client)
  client.init()
  return (error, extra) => void captureException(asError(error), { extra })
}

/** Converts any thrown value to an error; the library would send an object's contents. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : `Thrown: ${typeof thrown}`)
