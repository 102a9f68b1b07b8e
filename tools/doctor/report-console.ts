import { areasOf, type AreaState, type Examination, type Explained, findingsOf, fixesOf, notesOf } from './report'

const SIGNS: Record<AreaState['state'], string> = { healthy: '✓', faulty: '✗', unchecked: '–' }
const SOFTWARE = { laravel: 'Laravel', nginx: 'nginx', apache: 'Apache' }
const LABEL_WIDTH = 9

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`

function areaLine({ title, state, findings }: AreaState): string {
  const suffix = { healthy: '', faulty: `: ${count(findings, 'finding')}`, unchecked: ': not checked' }[state]
  return `${SIGNS[state]} ${title}${suffix}`
}

const row = (label: string, text: string) => `    ${label.padEnd(LABEL_WIDTH)}${text}`

function findingText(found: Explained): string {
  return [
    `${found.severity === 'error' ? 'ERROR  ' : 'WARNING'} ${found.what}  [${found.id}]`,
    row('Seen', found.seen),
    row('Why', found.why),
    ...fixesOf(found).map(([software, line]) => row(SOFTWARE[software], line)),
  ].join('\n')
}

function summary(found: readonly Explained[], { isReached }: Examination): string {
  if (!isReached) return 'The site cannot be checked.'
  if (found.length === 0) return 'Healthy.'
  const errors = found.filter(({ severity }) => severity === 'error').length
  return `${count(errors, 'error')}, ${count(found.length - errors, 'warning')}.`
}

/** Text for a terminal: a line for each checked area, findings by importance, the sum. */
export function consoleText(examination: Examination): string {
  const found = findingsOf(examination)
  return [
    examination.target,
    '',
    ...(examination.isReached ? areasOf(examination).map(areaLine) : []),
    ...notesOf(examination).map((text) => `– Not checked: ${text}`),
    ...found.map((one) => `\n${findingText(one)}`),
    '',
    summary(found, examination),
  ].join('\n')
}
