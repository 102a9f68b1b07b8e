import { countOf, hasPassed, type Report, warningsOf } from './report'

/** Formats a report as JSON. */
export function jsonOf(report: Report): string {
  const { url, results, leftovers, isInterrupted } = report
  const counts = {
    passed: countOf(results, 'passed'),
    failed: countOf(results, 'failed'),
    skipped: countOf(results, 'skipped'),
  }
  return `${JSON.stringify({ url, kept: hasPassed(report), interrupted: isInterrupted, counts, leftovers, warnings: warningsOf(results), results }, null, 2)}\n`
}
