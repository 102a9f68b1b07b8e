// Separate chunk: loads after the first screen.
import { reportError } from '@/core/platform/error-reporting/report-error'
import { revealFields } from '@/lib/browser/reveal-fields'

import { followWorker } from './follow-worker'
import { keepReloadPosition } from './reload-position'

/** Starts what no first screen needs. Returns a function that stops it. */
export function startAfterFirstScreen(): () => void {
  followWorker().catch(reportError)
  const stops = [revealFields(), keepReloadPosition()]
  return () => stops.forEach((stop) => stop())
}
