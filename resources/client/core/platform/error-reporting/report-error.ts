/** Context of an error: short words and numbers, nothing personal. */
export type ReportContext = Readonly<Record<string, string | number | boolean>>

/** Sends an error to the error reporting service. */
export type Reporter = (error: unknown, context?: ReportContext) => void

/** Maximum number of errors queued until reporting starts (spec section 9); keeps the first, which cause the others. */
export const MAX_QUEUED_ERRORS = 30

let queue: Parameters<Reporter>[] = []

let report: Reporter = (...entry) => {
  if (queue.length < MAX_QUEUED_ERRORS) queue.push(entry)
}

/** Reports an unexpected error, or queues it until reporting has started. Never throws. */
export const reportError: Reporter = (error, context) => {
  try {
    report(error, context)
  } catch (failure) {
    console.error(failure)
  }
}

/** Installs the reporter and sends it the queued errors. */
export function reportTo(reporter: Reporter): void {
  report = reporter
  const entries = queue
  queue = []
  for (const entry of entries) reportError(...entry)
}
