import type { UseQueryResult } from '@tanstack/react-query'

import type { PartitionReport } from '@/contract/groups/reports'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'

import { partName } from './part-name'
import { PartitionRow } from './partition-row'
import { ReportPanel } from './report-panel'
import { pictureOf, type ReportedRecord } from './reported-record'
import { valueText } from './trend-texts'

type PartitionPanelProps = {
  title: string
  query: UseQueryResult<PartitionReport | null, Error>
  /** Path of a part's record; without it, names are no links. */
  linkOf?: (record: ReportedRecord) => string
}

const percentText = (percentage: number | null): string =>
  percentage === null
    ? ''
    : formatNumber(percentage / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Shares of a total as a table, each with a bar behind its label that compares it with the largest. */
export function PartitionPanel({ title, query, linkOf }: PartitionPanelProps) {
  const { t, language } = useTranslation()
  function rowsOf(report: PartitionReport | null) {
    const parts = report?.datasets[0]?.data ?? []
    const largest = Math.max(0, ...parts.map(({ value }) => value ?? 0))
    return parts.map((part, place) => ({
      key: `${place}`,
      name: partName(part, language),
      value: part.value,
      percentage: part.percentage,
      length: largest === 0 ? 0 : Math.max(0, (part.value ?? 0) / largest),
      image: part.model ? pictureOf(part.model) : undefined,
      link: part.model && linkOf?.(part.model),
    }))
  }
  return (
    <ReportPanel
      title={title}
      query={query}
      isEmpty={(report) => rowsOf(report).length === 0}
      rows={(report) => [
        [title, t('Count'), '%'],
        ...rowsOf(report).map(({ name, value, percentage }) => [name, value, percentage]),
      ]}
      picture={(report) => ({
        bars: rowsOf(report).map(({ name, value, percentage, length }) => ({
          name,
          text: `${valueText(value)}  ${percentText(percentage)}`,
          length,
        })),
      })}
    >
      {(report) => (
        <table aria-label={title} className="w-full border-separate border-spacing-y-1">
          <tbody>
            {rowsOf(report).map(({ key, value, percentage, ...row }) => (
              <PartitionRow key={key} {...row} value={valueText(value)} percent={percentText(percentage)} />
            ))}
          </tbody>
        </table>
      )}
    </ReportPanel>
  )
}
