import { VERSION } from '../version'
import { REPORT_SCRIPT } from './html/script'
import { REPORT_STYLE } from './html/style'
import { countOf, hasPassed } from './read-report'
import type { CaseResult, Report } from './report'

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
  const { url, results, leftovers, repaired } = report
  const verdict = hasPassed(report) ? 'The contract is kept' : 'The contract is broken'
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
${notes.length > 0 ? `<ul class="notes">${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>` : ''}
${filters(results)}
<div class="cases" tabindex="0" role="region" aria-label="Cases">
<table>
<thead><tr><th scope="col">Outcome</th><th scope="col">Case</th><th scope="col">Details</th></tr></thead>
<tbody>
${results.map(rowOf).join('\n')}
</tbody>
</table>
</div>
</main>
<script>${REPORT_SCRIPT}</script>
</body>
</html>
`
}
