import { VERSION } from '../version'
import { areasOf, type Examination, type ExplainedFinding, findingsOf, fixesOf, notesOf } from './report'

const SOFTWARE = { laravel: 'Laravel', nginx: 'nginx', apache: 'Apache' }
const LABEL_WIDTH = 9

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`

/** A line for each checked area, and one for all others. */
function overview(examination: Examination): string[] {
  const areas = areasOf(examination)
  const lines = areas.flatMap(({ title, state, findings }) => {
    if (state === 'healthy') return [`✓ ${title}`]
    return state === 'faulty' ? [`✗ ${title}: ${count(findings, 'finding')}`] : []
  })
  const unchecked = areas.flatMap(({ title, state }) => (state === 'unchecked' ? [title] : []))
  const others = unchecked.length > 0 ? [unchecked.join('; ')] : []
  return [...lines, ...[...others, ...notesOf(examination)].map((text) => `– Not checked: ${text}`)]
}

const row = (label: string, text: string) => `    ${label.padEnd(LABEL_WIDTH)}${text}`

function findingText(found: ExplainedFinding): string {
  return [
    `${found.severity === 'error' ? 'ERROR  ' : 'WARNING'} ${found.what}  [${found.id}]`,
    row('Seen', found.seen),
    row('Why', found.why),
    ...fixesOf(found).map(([software, line]) => row(SOFTWARE[software], line)),
  ].join('\n')
}

function summary(found: readonly ExplainedFinding[], { isReached }: Examination): string {
  if (!isReached) return 'The site cannot be checked.'
  if (found.length === 0) return 'Healthy.'
  const errors = found.filter(({ severity }) => severity === 'error').length
  return `${count(errors, 'error')}, ${count(found.length - errors, 'warning')}.`
}

/** Text for a terminal: a line for each checked area, findings by importance, the sum. */
export function consoleText(examination: Examination): string {
  const found = findingsOf(examination)
  return [
    `${examination.target} (bundle ${examination.bundle ?? 'of unknown version'}, doctor ${VERSION})`,
    '',
    ...(examination.isReached ? [...overview(examination), ''] : []),
    ...found.map((one) => `${findingText(one)}\n`),
    summary(found, examination),
  ].join('\n')
}
