/** What helps to understand an error: short words and numbers, nothing personal. */
export type ReportContext = Readonly<Record<string, string | number | boolean>>

/** Takes an error to where errors are read. */
export type Reporter = (error: unknown, context?: ReportContext) => void

/** So many errors wait for the reporter at most (spec section 9); the first ones are kept, since they cause the others. */
export const QUEUE_LIMIT = 30

let waiting: Parameters<Reporter>[] = []

let report: Reporter = (...entry) => {
  if (waiting.length < QUEUE_LIMIT) waiting.push(entry)
}

/** Reports an error that nobody expected. Waits until reporting has started; never throws. */
export const reportError: Reporter = (error, context) => {
  try {
    report(error, context)
  } catch (failure) {
    console.error(failure)
  }
}

/** Sends errors there from now on, the waiting ones first. */
export function reportTo(reporter: Reporter): void {
  report = reporter
  const entries = waiting
  waiting = []
  for (const entry of entries) reportError(...entry)
}
