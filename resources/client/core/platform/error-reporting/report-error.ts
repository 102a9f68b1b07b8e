import { createStore } from '@/lib/store'

/** Context of an error: short words and numbers, nothing personal. */
export type ReportContext = Readonly<Record<string, string | number | boolean>>

/** Sends an error to the error reporting service. */
export type Reporter = (error: unknown, context?: ReportContext) => void

/** Maximum number of errors queued until reporting starts (spec section 9); keeps the first, which cause the others. */
export const MAX_QUEUED_ERRORS = 30

type Entry = Parameters<Reporter>

const queued = createStore<readonly Entry[]>([])
const installed = createStore<Reporter | undefined>(undefined)

const enqueue: Reporter = (...entry) => queued.set([...queued.get(), entry].slice(0, MAX_QUEUED_ERRORS))

/** Reports an unexpected error, or queues it until reporting has started. Never throws. */
export const reportError: Reporter = (error, context) => {
  try {
    const report = installed.get() ?? enqueue
    report(error, context)
  } catch (failure) {
    console.error(failure)
  }
}

/** Installs the reporter and sends it the queued errors. */
export function reportTo(reporter: Reporter): void {
  installed.set(reporter)
  const entries = queued.get()
  queued.set([])
  for (const entry of entries) reportError(...entry)
}
