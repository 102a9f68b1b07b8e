import { isMissingAccounts } from './choose-cases'
import {
  countOf,
  failuresOf,
  lineOfProblem,
  notImplementedOf,
  OUTCOMES,
  skipReasonsOf,
  warningsOf,
} from './read-report'
import type { CaseResult, Report } from './report'

const NAME_WIDTH = 24
const COUNT_WIDTH = 9

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(NAME_WIDTH) : String(cell).padStart(COUNT_WIDTH)))
    .join('')

/** Head of the console table. */
export const tableHead = row(['group', ...OUTCOMES])

const lineOf = (name: string, results: readonly CaseResult[]): string =>
  row([name, ...OUTCOMES.map((outcome) => countOf(results, outcome))])

/** Prints a line for each group as soon as its last case has run; `end` prints the last one. */
export function createTable(print: (line: string) => void) {
  let current: CaseResult[] = []
  const end = () => {
    const [first] = current
    if (first) print(lineOf(first.group, current))
    current = []
  }
  return {
    add(result: CaseResult): void {
      if (current[0] && current[0].group !== result.group) end()
      current.push(result)
    },
    end,
  }
}

const indent = (text: string): string => text.replaceAll(/^/gm, '    ')

/** Describes a failed case: what is wrong, the rule, the screens and the request. */
function failureText({ title, call, failure }: CaseResult): string {
  if (!failure) return ''
  const { status, problems, rule, screens, curl } = failure
  return [
    `✗ ${title}`,
    `  ${call}, status ${status ?? 'unknown: no response'}`,
    ...problems.map((problem) => `  ${lineOfProblem(problem)}`),
    `  Rule (section ${rule.section}): ${rule.sentence}`,
    `  Affects: ${screens.join('; ')}`,
    ...(curl ? [indent(curl)] : []),
  ].join('\n')
}

const MAX_WARNINGS = 10

/** Names the first optional fields that are missing; reports in files have all. */
function warningsText(warnings: readonly string[]): string[] {
  const rest = warnings.length - MAX_WARNINGS
  if (warnings.length === 0) return []
  return [
    '\nOptional fields that no row has:',
    ...warnings.slice(0, MAX_WARNINGS).map((warning) => `  ${warning}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ]
}

/** Sums up the endpoints that the site lacks, in place of their failures; reports in files name them. */
const missingText = ({ length }: readonly string[]): string[] =>
  length === 0
    ? []
    : [
        `\n✗ not implemented: ${length}`,
        '  Every case of these endpoints is answered with 404 or 405; --json and --html list them.',
      ]

/** Says why cases were skipped. */
function skippedText(results: readonly CaseResult[]): string[] {
  const reasons = skipReasonsOf(results)
  if (reasons.length === 0) return []
  const lines = reasons.map(([reason, count]) => `${String(count).padStart(6)}  ${reason}`)
  const runnable = results.filter(({ reason }) => isMissingAccounts(reason)).length
  const hint = runnable === 0 ? [] : [`${runnable} of them run with further accounts: see --accounts in the help.`]
  return ['\nSkipped because:', ...lines, ...hint]
}

/** Text after the table: the totals, failures and leftovers. */
export function summaryOf({ results, leftovers, repaired, isInterrupted }: Report): string {
  return [
    lineOf('all', results),
    ...failuresOf(results).map((result) => `\n${failureText(result)}`),
    ...missingText(notImplementedOf(results)),
    ...leftovers.map((line) => `\n✗ ${line}`),
    ...repaired.map((title) => `\nNo longer fails, though listed as known: ${title}`),
    ...skippedText(results),
    ...warningsText(warningsOf(results)),
    ...(isInterrupted ? ['\nInterrupted: what the run had changed is restored.'] : []),
  ].join('\n')
}
