import { HttpStatus } from '@/contract/machinery/http-status'
import { isAbsentWhenFalsy } from '@mock/documented/bootstrap-data'

import type { CaseResult, Problem, Report } from './report'

/** Outcomes in the order of tables and sums. */
export const OUTCOMES = ['passed', 'failed', 'known', 'skipped'] as const

/** Formats a problem as one line: `tracks.0.id: Invalid input`. */
export const lineOfProblem = ({ field, message }: Problem): string =>
  field === undefined ? message : `${field}: ${message}`

/** Sums up the settings that the bootstrap data lacks. */
function absentSettings(results: readonly CaseResult[]): string[] {
  const paths = results.flatMap(({ missingOptional = [] }) => missingOptional.filter(isAbsentWhenFalsy))
  const names = [...new Set(paths.map((path) => path.replace(/^.*?\.settings\./, '')))]
  return names.length === 0 ? [] : [`settings, which are absent when unset or falsy: ${names.join(', ')}`]
}

/**
 * Lists the documented optional fields that responses lack, as `endpoint: field`, and settings last. They break no
 * rule.
 */
export function warningsOf(results: readonly CaseResult[]): string[] {
  const fields = results.flatMap(({ endpoint, missingOptional = [] }) =>
    missingOptional.filter((path) => !isAbsentWhenFalsy(path)).map((path) => `${endpoint}: ${path}`),
  )
  return [...new Set(fields), ...absentSettings(results)]
}

/** Statuses of a route that a site does not have; Laravel answers other methods of an existing path with 405. */
const MISSING: readonly (number | undefined)[] = [HttpStatus.NotFound, 405]

/**
 * Lists the endpoints that the site lacks: every case that expects something else there is answered with 404 or 405.
 * Leaves out those whose failures are all known.
 */
export function notImplementedOf(results: readonly CaseResult[]): string[] {
  const telling = results.filter(({ outcome, expects }) => outcome !== 'skipped' && !MISSING.includes(expects))
  const isAnswered = ({ failure }: CaseResult) => !failure || !MISSING.includes(failure.status)
  const present = new Set(telling.filter(isAnswered).map(({ endpoint }) => endpoint))
  const failed = telling.filter(({ outcome }) => outcome === 'failed')
  return [...new Set(failed.map(({ endpoint }) => endpoint))].filter((endpoint) => !present.has(endpoint))
}

/** Lists the failed cases of endpoints that the site has. */
export function failuresOf(results: readonly CaseResult[]): CaseResult[] {
  const missing = notImplementedOf(results)
  return results.filter(({ outcome, endpoint }) => outcome === 'failed' && !missing.includes(endpoint))
}

/** Failures with the same cause: what is wrong, and the cases in which it is. */
export type Cause = { title: string; results: CaseResult[] }

/** Groups the failed cases by cause, the most frequent first: a missing endpoint, or else the first problem. */
export function causesOf(results: readonly CaseResult[]): Cause[] {
  const missing = notImplementedOf(results)
  const causes = new Map<string, CaseResult[]>()
  for (const result of results.filter(({ outcome }) => outcome === 'failed')) {
    const title = missing.includes(result.endpoint) ? 'Not implemented' : causeOf(result)
    causes.set(title, [...(causes.get(title) ?? []), result])
  }
  return [...causes]
    .map(([title, failed]) => ({ title, results: failed }))
    .toSorted((a, b) => b.results.length - a.results.length)
}

/** Names the cause of a failure: its first problem, without the server's text and the numbers of rows. */
function causeOf({ failure }: CaseResult): string {
  const [first] = failure?.problems ?? []
  if (!first) return 'Unknown'
  const [status] = /^status \d+ instead of \d+/.exec(first.message) ?? []
  return status ?? lineOfProblem({ ...first, ...(first.field && { field: first.field.replaceAll(/\b\d+\b/g, '*') }) })
}

/** Verdict on a run that could not begin. */
export const NOT_BEGUN = 'The run could not begin'

/** Verdict of a report in one sentence. */
export function verdictOf(report: Report): string {
  if (report.stopped !== undefined) return NOT_BEGUN
  return hasPassed(report) ? 'The contract is kept' : 'The contract is broken'
}

/** Counts the skipped cases by reason, the most frequent reason first. */
export function skipReasonsOf(results: readonly CaseResult[]): [reason: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { reason } of results) if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/** Number of results with an outcome. */
export const countOf = (results: readonly CaseResult[], outcome: CaseResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

/** Whether the backend kept the contract and the run left nothing behind. */
export const hasPassed = ({ results, leftovers }: Report): boolean =>
  countOf(results, 'failed') === 0 && leftovers.length === 0
