import { appendFile } from 'node:fs/promises'

import { countOf, failuresOf, lineOfProblem, NOT_BEGUN, notImplementedOf, OUTCOMES, verdictOf } from './read-report'
import type { CaseResult, Report } from './report'

type Environment = Record<string, string | undefined>

/** Annotations that GitHub shows for one step; it drops further ones. */
const MAX_ANNOTATIONS = 10

/** Escapes the text of a workflow command. */
const escapeCommand = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeCommand(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const problemsOf = ({ failure }: CaseResult): string => (failure?.problems ?? []).map(lineOfProblem).join('\n')

/** Text of a cell in a Markdown table. */
const cell = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, '<br>')

/** Formats a report as Markdown, for the summary of a workflow. */
export function markdownOf(report: Report): string {
  const { url, results, leftovers, repaired } = report
  const missing = notImplementedOf(results)
  const failures = failuresOf(results)
  const counts = OUTCOMES.map((outcome) => `${countOf(results, outcome)} ${outcome}`)
  return [
    `## ${verdictOf(report)}`,
    `${cell(url)}: ${counts.join(', ')}`,
    ...(failures.length > 0 ? [tableOf(failures)] : []),
    ...(missing.length > 0 ? [`Not implemented: ${missing.length}`] : []),
    ...leftovers.map(cell),
    ...repaired.map((title) => `No longer fails: ${cell(title)}`),
    '',
  ].join('\n\n')
}

const tableOf = (failures: readonly CaseResult[]): string =>
  [
    '| Case | Status | Problem | Rule |',
    '| --- | --- | --- | --- |',
    ...failures.map((result) => {
      const { status, rule } = result.failure ?? {}
      const cells = [result.title, String(status ?? 'none'), problemsOf(result), `${rule?.section}: ${rule?.sentence}`]
      return `| ${cells.map(cell).join(' | ')} |`
    }),
  ].join('\n')

/** Annotates and sums up why a run could not begin, where GitHub Actions runs the command. */
export async function reportStopToGitHub(message: string, env: Environment, print: (line: string) => void) {
  if (env['GITHUB_ACTIONS'] !== 'true') return
  print(`::error title=${NOT_BEGUN}::${escapeCommand(message)}`)
  const file = env['GITHUB_STEP_SUMMARY']
  if (file !== undefined) await appendFile(file, `## ${NOT_BEGUN}\n\n${cell(message)}\n`)
}

/** Annotates failures and writes a summary where GitHub Actions runs the command; elsewhere does nothing. */
export async function reportToGitHub(report: Report, env: Environment, print: (line: string) => void): Promise<void> {
  if (env['GITHUB_ACTIONS'] !== 'true') return
  for (const result of failuresOf(report.results).slice(0, MAX_ANNOTATIONS))
    print(`::error title=${escapeProperty(result.title)}::${escapeCommand(problemsOf(result))}`)
  const file = env['GITHUB_STEP_SUMMARY']
  if (file !== undefined) await appendFile(file, markdownOf(report))
}
