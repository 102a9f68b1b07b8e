import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { CsvCell } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { keepFocus } from '@/ui/collections/keep-focus'

type TrendTableProps = {
  label: string
  head: readonly string[]
  count: number
  rowOf: (index: number) => CsvCell[]
}

/** Rows that a press adds: thousands at once would block the page. */
const PAGE = 50

/**
 * The points of a trend as a table, newest first. Not the table of lists, which measures its width within the render:
 * this one scrolls in any case.
 */
export function TrendTable({ label, head, count, rowOf }: TrendTableProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(PAGE)
  const rows = Array.from({ length: Math.min(shown, count) }, (_, place) => ({
    index: count - 1 - place,
    cells: rowOf(count - 1 - place),
  }))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      ref={keepFocus}
      role="region"
      aria-label={label}
      className="max-h-120 space-y-3 overflow-auto rounded-small border border-divider print:max-h-none"
    >
      <table aria-label={label} className="w-full border-collapse">
        <thead className="sticky top-0 bg-paper text-sm text-muted">
          <tr>
            {head.map((text, column) => (
              <th key={text} scope="col" className={column === 0 ? 'p-3 text-start' : 'p-3 text-end'}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, cells: [date, ...values] }) => (
            <tr key={index} className="border-t border-divider">
              <th scope="row" className="px-3 py-2 text-start font-normal">
                {date}
              </th>
              {values.map((value, column) => (
                <td key={head[column + 1]} className="px-3 py-2 text-end tabular-nums">
                  {typeof value === 'number' ? formatNumber(value) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown < count && (
        <Button variant="outline" onClick={() => setShown(shown + PAGE)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}
