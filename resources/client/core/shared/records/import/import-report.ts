import { type TranslationKey, translate } from '@/core/platform/i18n/use-translation'
import { csvFile, type DataColumn } from '@/core/shared/data-table/column'
import type { EachRun } from '@/core/shared/data-table/use-each-run'

import type { ImportRow } from './check-rows'

type Outcome = 'created' | 'refused' | 'uncertain' | 'not-sent' | 'left-out'

/** Outcome of a row; without its cells, which may hold a password. */
type ReportedRow = { id: number; name: string; outcome: Outcome; reason: string }

const texts: Record<Outcome, TranslationKey> = {
  created: 'Created',
  refused: 'Refused',
  uncertain: 'May have been created',
  'not-sent': 'Not sent',
  'left-out': 'Left out',
}

/** Returns what became of each row of a file. */
function reportOf(rows: readonly ImportRow[], { failures, rest }: EachRun): ReportedRow[] {
  return rows.map(({ id, name, problems }) => {
    const failure = failures.find(({ record }) => record.id === id)
    if (problems.length > 0) return { id, name, outcome: 'left-out', reason: problems.join('; ') }
    if (failure) return { id, name, outcome: failure.isRepeatable ? 'refused' : 'uncertain', reason: failure.text }
    return { id, name, outcome: rest.some((record) => record.id === id) ? 'not-sent' : 'created', reason: '' }
  })
}

const columns = (): DataColumn<ReportedRow>[] =>
  (
    [
      ['Row', ({ id }) => id],
      ['Name', ({ name }) => name],
      ['Result', ({ outcome }) => translate(texts[outcome])],
      ['Reason', ({ reason }) => reason],
    ] satisfies [TranslationKey, (row: ReportedRow) => string | number][]
  ).map(([header, text]) => ({ id: header, header: translate(header), text, cell: text }))

/** Returns what became of each row as a CSV file. */
export const reportFile = (rows: readonly ImportRow[], run: EachRun): Blob => csvFile(columns(), reportOf(rows, run))
