import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { readTableState, tableQueryOf, writeTableState } from '@/core/shared/data-table/table-state'
import { LinkButton } from '@/ui/buttons/link-button'

import type { AdminRecord, RecordDescription } from '../record-kind'

type NeighboursProps<Row extends AdminRecord> = { kind: RecordDescription<Row>; id: number }

/** Links to the previous and next record of the list that led here; across its pages. */
export function Neighbours<Row extends AdminRecord>({ kind, id }: NeighboursProps<Row>) {
  const { t } = useTranslation()
  const { previous, next } = useNeighbours(kind, id)
  return (
    <nav aria-label={t('Other records')} className="flex gap-1">
      <NeighbourLink kind={kind} label={t('Previous record')} target={previous} Icon={ChevronLeft} />
      <NeighbourLink kind={kind} label={t('Next record')} target={next} Icon={ChevronRight} />
    </nav>
  )
}

type Target = { id: number; search: string } | undefined

type NeighbourLinkProps<Row extends AdminRecord> = {
  kind: RecordDescription<Row>
  label: string
  target: Target
  Icon: typeof ChevronLeft
}

function NeighbourLink<Row extends AdminRecord>({ kind, label, target, Icon }: NeighbourLinkProps<Row>) {
  if (!target) return null
  return (
    <LinkButton
      to={paths.admin.link(`${kind.id}/${target.id}`)}
      state={{ list: target.search }}
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
    </LinkButton>
  )
}

/** Reads the search of the list from the history entry; the unfiltered list for a link from elsewhere. */
function searchOf(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return typeof list === 'string' ? list : ''
}

function useNeighbours<Row extends AdminRecord>(kind: RecordDescription<Row>, id: number) {
  const translation = useTranslation()
  const params = new URLSearchParams(searchOf(useLocation().state))
  const table = readTableState(params, {
    sortable: [kind.name.id, ...kind.columns(translation).map((column) => column.id)],
    filters: kind.filters?.(translation) ?? [],
  })
  const pageQuery = (page: number | string | null | undefined) => ({
    ...kind.source.list(tableQueryOf({ ...table, page: page ?? table.page })),
    enabled: page !== null && page !== undefined,
  })
  const { data: here } = useQuery({ ...pageQuery(table.page), enabled: true })
  const rows = here?.items ?? []
  const index = rows.findIndex((row) => row.id === id)
  const before = useQuery(pageQuery(index === 0 ? here?.previous : null)).data
  const after = useQuery(pageQuery(index === rows.length - 1 ? here?.next : null)).data
  const target = (row: Row | undefined, page: number | string | null | undefined): Target =>
    row && { id: row.id, search: `?${writeTableState(params, { ...table, page: page ?? table.page }).toString()}` }
  if (index === -1) return {}
  return {
    previous: index > 0 ? target(rows[index - 1], table.page) : target(before?.items.at(-1), here?.previous),
    next: index < rows.length - 1 ? target(rows[index + 1], table.page) : target(after?.items[0], here?.next),
  }
}
