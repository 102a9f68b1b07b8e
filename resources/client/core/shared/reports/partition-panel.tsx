import type { UseQueryResult } from '@tanstack/react-query'

import type { PartitionReport } from '@/contract/groups/reports'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { partName } from './part-name'
import { ReportPanel } from './report-panel'
import { valueText } from './trend-texts'

type PartitionPanelProps = {
  title: string
  query: UseQueryResult<PartitionReport | null, Error>
}

/** Shares of a total as a table, each with a bar behind its label. */
export function PartitionPanel({ title, query }: PartitionPanelProps) {
  const { t, language } = useTranslation()
  const rowsOf = (report: PartitionReport | null) =>
    (report?.datasets[0]?.data ?? []).map((part, place) => ({
      key: `${place}`,
      name: partName(part, language),
      value: part.value,
      percentage: part.percentage,
    }))
  return (
    <ReportPanel
      title={title}
      query={query}
      rows={(report) => [
        [title, t('Count'), '%'],
        ...rowsOf(report).map(({ name, value, percentage }) => [name, value, percentage]),
      ]}
    >
      {(report) => (
        <table aria-label={title} className="w-full border-separate border-spacing-y-1">
          <tbody>
            {rowsOf(report).map(({ name, value, percentage, key }) => (
              <tr key={key}>
                <th scope="row" className="relative h-9 w-full max-w-0 px-2 text-start font-normal">
                  <span
                    aria-hidden
                    className="absolute inset-y-0 start-0 rounded-small bg-selected"
                    style={{ width: `${Math.min(100, Math.max(0, percentage ?? 0))}%` }}
                  />
                  <span className="relative block truncate">{name}</span>
                </th>
                <td className="ps-3 text-end font-semibold whitespace-nowrap tabular-nums">{valueText(value)}</td>
                <td className="ps-3 text-end whitespace-nowrap text-muted tabular-nums">
                  {percentage !== null &&
                    formatNumber(percentage / 100, {
                      style: 'percent',
                      minimumFractionDigits: 1,
                      maximumFractionDigits: 1,
                    })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ReportPanel>
  )
}
