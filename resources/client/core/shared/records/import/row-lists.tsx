import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Table } from '@/ui/collections/table'

import type { ImportRow } from './check-rows'
import type { ImportField } from './importable'

/** Number of rows that the preview shows. */
const MAX_SHOWN_ROWS = 5

/** Number of rows with problems that are listed; the report has all. */
const MAX_SHOWN_PROBLEMS = 20

const HIDDEN = '••••'

/** The first rows of a file, as the fields that its columns hold. */
export function FirstRows({ rows, fields }: { rows: readonly ImportRow[]; fields: readonly ImportField[] }) {
  const { t } = useTranslation()
  return (
    <Table
      label={t('First rows')}
      rows={rows.slice(0, MAX_SHOWN_ROWS)}
      rowKey={({ id }) => String(id)}
      narrowLayout="cards"
      columns={[
        { id: 'row', header: t('Row'), isRowHeader: true, cell: ({ id }) => id },
        ...fields.map(({ name, label, isSecret }) => ({
          id: name,
          header: t(label),
          cell: ({ texts }: ImportRow) => (isSecret && texts[name] ? HIDDEN : texts[name]),
        })),
      ]}
    />
  )
}

/** The rows that cannot be created, and why. */
export function RowProblems({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useTranslation()
  if (rows.length === 0) return null
  const others = rows.length - MAX_SHOWN_PROBLEMS
  return (
    <section aria-labelledby="import-problems">
      <h3 id="import-problems" className="mb-1 font-bold">
        {t('[one :count row is left out|other :count rows are left out]', { count: rows.length })}
      </h3>
      <ul aria-labelledby="import-problems" className="flex flex-col gap-2">
        {rows.slice(0, MAX_SHOWN_PROBLEMS).map(({ id, name, problems }) => (
          <li key={id} className="break-words">
            <p className="font-semibold">{[t('Row :row', { row: id }), name].filter(Boolean).join(': ')}</p>
            <p className="text-sm text-danger">{problems.join('; ')}</p>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{t('[one :count more|other :count more]', { count: others })}</p>}
    </section>
  )
}
