import { VERSION } from '../version'
import { REPORT_SCRIPT } from './html/script'
import { REPORT_STYLE } from './html/style'
import { causesOf, countOf, verdictOf } from './read-report'
import type { CaseResult, Report, Run } from './report'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const OUTCOMES = ['failed', 'known', 'passed', 'skipped'] as const
const SYMBOLS = { failed: '✗', known: '✗', passed: '✓', skipped: '–' }

function details({ reason, failure, call, missingOptional = [] }: CaseResult): string {
  if (reason !== undefined) return escapeHtml(reason)
  if (!failure) {
    const fields = missingOptional.map((path) => `<code>${escapeHtml(path)}</code>`).join(', ')
    return `${escapeHtml(call)}${fields && `<p>Optional fields that no row has: ${fields}</p>`}`
  }
  const { status, problems, rule, screens, curl } = failure
  const lines = problems.map(
    ({ field, message }) =>
      `<li>${field === undefined ? '' : `<code>${escapeHtml(field)}</code> `}${escapeHtml(message)}</li>`,
  )
  return [
    `<p>${escapeHtml(call)}, status ${status ?? 'unknown: no response'}</p><ul>${lines.join('')}</ul>`,
    `<p><strong>Rule (section ${escapeHtml(rule.section)}):</strong> ${escapeHtml(rule.sentence)}</p>`,
    `<p><strong>Affects:</strong> ${escapeHtml(screens.join('; '))}</p>`,
    curl && `<pre tabindex="0" aria-label="Request">${escapeHtml(curl)}</pre>`,
  ].join('')
}

const rowOf = (result: CaseResult): string =>
  `<tr data-outcome="${result.outcome}" data-group="${escapeHtml(result.group)}"><td class="${result.outcome}">${SYMBOLS[result.outcome]} ${result.outcome}</td>` +
  `<th scope="row">${escapeHtml(result.title)}</th><td>${details(result)}</td></tr>`

/** Rows below a heading, which the script hides with the last of them. */
const sectionOf = (title: string, results: readonly CaseResult[]): string =>
  results.length === 0
    ? ''
    : `<tbody><tr class="section"><th colspan="3" scope="rowgroup">${escapeHtml(title)} (${results.length})</th></tr>\n` +
      `${results.map(rowOf).join('\n')}\n</tbody>`

/** Failures by cause, then known failures, then all others. */
const sectionsOf = (results: readonly CaseResult[]): string[] => [
  ...causesOf(results).map((cause) => sectionOf(`Failed: ${cause.title}`, cause.results)),
  sectionOf(
    'Known failures',
    results.filter(({ outcome }) => outcome === 'known'),
  ),
  sectionOf(
    'Passed and skipped',
    results.filter(({ outcome }) => outcome === 'passed' || outcome === 'skipped'),
  ),
]

/** Says when and how the run was made. */
function runText({ startedAt, durationMs, release, siteVersion, options }: Run): string {
  const start = new Date(startedAt).toISOString()
  const facts = [
    ['Started', `<time datetime="${start}">${start.slice(0, 19).replace('T', ' ')} UTC</time>`],
    ['Duration', `${(durationMs / 1000).toFixed(1)} s`],
    ['Site', siteVersion === undefined ? 'names no version' : `version ${escapeHtml(siteVersion)}`],
    ['Release', release ?? 'unknown'],
    ['Options', options.map((option) => `<code>${escapeHtml(option)}</code>`).join(' ') || 'none'],
  ]
  return `<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

function filters(results: readonly CaseResult[]): string {
  const groups = [...new Set(results.map(({ group }) => group))]
  const boxes = OUTCOMES.map(
    (outcome) =>
      `<label><input type="checkbox" name="outcome" value="${outcome}" checked> ${outcome} (${countOf(results, outcome)})</label>`,
  )
  const options = groups.map((group) => `<option>${escapeHtml(group)}</option>`)
  return [
    '<form id="filters" role="search" aria-label="Filter the cases">',
    `<fieldset><legend>Outcome</legend>${boxes.join('')}</fieldset>`,
    `<label>Group <select name="group"><option value="">All</option>${options.join('')}</select></label>`,
    '<label>Text <input type="search" name="text" autocomplete="off"></label>',
    '<output id="count" role="status"></output></form>',
  ].join('')
}

/** Formats a report as one HTML file that needs no network. */
export function htmlOf(report: Report): string {
  const { url, run, results, leftovers, repaired } = report
  const verdict = verdictOf(report)
  const notes = [
    ...leftovers,
    ...repaired.map((title) => `No longer fails: ${title}`),
    ...(report.isInterrupted ? ['The run was interrupted.'] : []),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${verdict}: ${escapeHtml(url)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<main>
<h1>${verdict}</h1>
<p>${escapeHtml(url)}, checked by Dziesma ${VERSION}</p>
${runText(run)}
${notes.length > 0 ? `<ul class="notes">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>` : ''}
${filters(results)}
<div class="cases" tabindex="0" role="region" aria-label="Cases">
<table>
<thead><tr><th scope="col">Outcome</th><th scope="col">Case</th><th scope="col">Details</th></tr></thead>
${sectionsOf(results).join('\n')}
</table>
</div>
</main>
<script>${REPORT_SCRIPT}</script>
</body>
</html>
`
}
