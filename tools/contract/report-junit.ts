import { countOf, lineOfProblem } from './read-report'
import type { CaseResult, Report, Run } from './report'

const escapeXml = (text: string): string =>
  text
    // XML 1.0 has no control characters other than tab and line breaks.
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')

/** Seconds with three decimals, as JUnit has them. */
const secondsOf = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

const sumOf = (results: readonly CaseResult[]): number =>
  results.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0)

const countsOf = (results: readonly CaseResult[]) => ({
  tests: results.length,
  failures: countOf(results, 'failed'),
  errors: 0,
  // JUnit has no known failures.
  skipped: countOf(results, 'skipped') + countOf(results, 'known'),
})

function caseXml({ title, endpoint, outcome, reason = '', failure, durationMs = 0 }: CaseResult): string {
  const head = `    <testcase${attributes({ classname: endpoint, name: title, time: secondsOf(durationMs) })}`
  if (outcome === 'skipped') return `${head}><skipped${attributes({ message: reason })}/></testcase>`
  if (outcome === 'known') return `${head}><skipped${attributes({ message: 'a known failure' })}/></testcase>`
  if (!failure) return `${head}/>`
  const { problems, rule, screens, curl } = failure
  const lines = problems.map(lineOfProblem)
  const text = [...lines, `Rule (section ${rule.section}): ${rule.sentence}`, `Affects: ${screens.join('; ')}`, curl]
  const type = attributes({ message: lines[0] ?? '', type: 'contract' })
  return `${head}>\n      <failure${type}>${escapeXml(text.join('\n'))}</failure>\n    </testcase>`
}

function suiteXml(name: string, results: readonly CaseResult[], { startedAt }: Run): string {
  const time = { time: secondsOf(sumOf(results)), timestamp: new Date(startedAt).toISOString() }
  const head = `  <testsuite${attributes({ name, ...countsOf(results), ...time })}>`
  return [head, ...results.map(caseXml), '  </testsuite>'].join('\n')
}

const CLEAN_UP: Omit<CaseResult, 'outcome'> = {
  title: 'restores what it changes',
  group: 'clean-up',
  endpoint: 'clean-up',
  call: '',
  expects: 0,
}

const cleanUpResult = ({ leftovers }: Report): CaseResult =>
  leftovers.length === 0
    ? { ...CLEAN_UP, outcome: 'passed' }
    : {
        ...CLEAN_UP,
        outcome: 'failed',
        failure: {
          status: undefined,
          problems: leftovers.map((message) => ({ message })),
          curl: '',
          rule: { section: 'none', sentence: 'A run leaves nothing behind.' },
          screens: [],
        },
      }

/** Formats a report as JUnit XML: one suite for each group, and one for the clean-up. */
export function junitOf(report: Report): string {
  const results = [...report.results, cleanUpResult(report)]
  const groups = [...new Set(results.map(({ group }) => group))]
  const suites = groups.map((group) =>
    suiteXml(
      group,
      results.filter((result) => result.group === group),
      report.run,
    ),
  )
  const time = { time: secondsOf(report.run.durationMs) }
  const head = attributes({ name: `contract of ${report.url}`, ...countsOf(results), ...time })
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${head}>`, ...suites, '</testsuites>', ''].join('\n')
}
