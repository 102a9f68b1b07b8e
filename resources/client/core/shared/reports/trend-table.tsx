import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { CsvCell } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { Table } from '@/ui/collections/table'

type TrendTableProps = { label: string; head: readonly string[]; rows: readonly CsvCell[][] }

/** Rows that a press adds: thousands at once would block the page. */
const PAGE = 100

/** The points of a trend as a table, newest first. */
export function TrendTable({ label, head, rows }: TrendTableProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(PAGE)
  const columns = head.map((header, column) => ({
    id: String(column),
    header,
    ...(column > 0 && { align: 'end' as const }),
    cell: (row: CsvCell[]) => {
      const cell = row[column]
      return typeof cell === 'number' ? formatNumber(cell) : (cell ?? '–')
    },
  }))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      role="region"
      aria-label={label}
      className="max-h-120 space-y-3 overflow-y-auto"
    >
      <Table
        label={label}
        columns={columns}
        rows={rows.toReversed().slice(0, shown)}
        rowKey={([date]) => String(date)}
      />
      {shown < rows.length && (
        <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}
