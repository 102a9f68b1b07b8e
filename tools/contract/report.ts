import { HttpStatus } from '@/contract/machinery/http-status'
import type { Release } from '@mock/state/parts/release'
import { endpointOf } from '@tests/contract/exchanges'

import { type SelectedCase, groupOf } from './choose-cases'
import type { Scrubber } from './scrub'

/** A rule of the backend contract: its section, and what it requires. */
export type Rule = { section: string; sentence: string }

/** One way in which a response breaks the contract. */
export type Problem = {
  /** Path of the field, such as `tracks.0.id`; undefined when the problem is not about a field. */
  field?: string
  message: string
}

const MAX_LINES = 10

/** Keeps the first {@link MAX_LINES} items, and says how many of their kind are left out. */
function firstOf(items: readonly string[], kind: string): string[] {
  const rest = items.length - MAX_LINES
  return rest > 0 ? [...items.slice(0, MAX_LINES), `… and ${rest} more ${kind}`] : [...items]
}

/** Shortens a text to {@link MAX_LINES} lines, and says how many are left out. */
export const shortened = (text: string): string => firstOf(text.split('\n'), 'lines').join('\n')

/** Parses a line of contract problems into a problem, which names its field if it is about one. */
export function toProblem(line: string): Problem {
  const [, field, message] = /^body at (\S+|its root): (.*)$/s.exec(line) ?? []
  return field === undefined || message === undefined
    ? { message: shortened(line) }
    : { field, message: shortened(message) }
}

/** Parses the first {@link MAX_LINES} lines of contract problems, and says how many are left out. */
export const toProblems = (lines: readonly string[]): Problem[] => firstOf(lines, 'problems').map(toProblem)

/** Why a case failed. */
export type Failure = {
  /** Status of the response; undefined when there was none. */
  status: number | undefined
  problems: Problem[]
  /** The request as a curl command, without secrets; empty when none was sent. */
  curl: string
  rule: Rule
  /** Screens that use the endpoint. */
  screens: readonly string[]
}

/** Result of one case. */
export type CaseResult = {
  title: string
  group: string
  endpoint: string
  /** Method and path: `PUT users/me`. */
  call: string
  /** Status that the case expects. */
  expects: number
  /** A `known` failure is listed in the file of known failures. */
  outcome: 'passed' | 'failed' | 'known' | 'skipped'
  /** Why the case was skipped. */
  reason?: string
  failure?: Failure
  /** Time of its requests in milliseconds; undefined when it was skipped. */
  durationMs?: number
  /** Documented optional fields that the response lacks in every row. */
  missingOptional?: readonly string[]
}

/** Titles of the cases that an unfinished backend is known to fail. */
export type KnownFailures = ReadonlySet<string>

/** When and how a run was made. Only reports in files show times, so that equal runs print the same. */
export type Run = {
  /** Start in milliseconds since the epoch. */
  startedAt: number
  durationMs: number
  /** Release that the site was recognized as; undefined when the run could not begin. */
  release: Release | undefined
  /** Version that the site names. */
  siteVersion: string | undefined
  /** Options of the command line, without secrets. */
  options: readonly string[]
}

/** Result of a run. */
export type Report = {
  url: string
  run: Run
  /** Why the run could not begin. */
  stopped?: string
  results: CaseResult[]
  /** Changes that the run did not restore, or why they are unknown. */
  leftovers: string[]
  /** Known failures whose cases passed. */
  repaired: string[]
  isInterrupted: boolean
}

/** Report of a run that could not begin, with the reason as its only failure. */
export const reportOfStop = (url: string, message: string, run: Run): Report => ({
  url,
  run,
  stopped: message,
  results: [
    {
      title: 'run: begins',
      group: 'run',
      endpoint: 'run',
      call: 'GET bootstrap-data',
      expects: HttpStatus.Ok,
      outcome: 'failed',
      failure: {
        status: undefined,
        problems: [toProblem(message)],
        curl: '',
        rule: { section: '2', sentence: 'The site responds, and the account can sign in.' },
        screens: [],
      },
    },
  ],
  leftovers: [],
  repaired: [],
  isInterrupted: false,
})

/** Describes a case without its outcome. */
export const describeCase = ({ exchange }: SelectedCase): Omit<CaseResult, 'outcome'> => ({
  title: exchange.title,
  group: groupOf(exchange),
  endpoint: endpointOf(exchange),
  call: `${exchange.endpoint.method} ${exchange.endpoint.path}`,
  expects: exchange.status,
})

/** Removes secrets from every text of a report. */
export function scrubbed<Value>(value: Value, scrubber: Scrubber): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? scrubber.scrub(inner) : inner,
  ) as Value
}
