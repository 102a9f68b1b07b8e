import { VERSION } from '../version'
import { countOf, hasPassed, notImplementedOf, warningsOf } from './read-report'
import type { Report } from './report'

/** Formats a report as JSON. */
export function jsonOf(report: Report): string {
  const { url, run, results, leftovers, repaired, isInterrupted } = report
  const counts = {
    passed: countOf(results, 'passed'),
    failed: countOf(results, 'failed'),
    known: countOf(results, 'known'),
    skipped: countOf(results, 'skipped'),
  }
  const { startedAt, ...how } = run
  const verdict = {
    url,
    run: { startedAt: new Date(startedAt).toISOString(), ...how },
    kept: hasPassed(report),
    interrupted: isInterrupted,
    counts,
    leftovers,
    repaired,
  }
  const lists = { notImplemented: notImplementedOf(results), warnings: warningsOf(results), results }
  return `${JSON.stringify({ version: VERSION, ...verdict, ...lists }, null, 2)}\n`
}
