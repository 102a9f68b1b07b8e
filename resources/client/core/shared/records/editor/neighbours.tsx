import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { sortableIds } from '@/core/shared/data-table/column'
import { pageSizeOf } from '@/core/shared/data-table/page-size'
import { readTableState, tableQueryOf, type TableState, writeTableState } from '@/core/shared/data-table/table-state'
import { LinkButton } from '@/ui/buttons/link-button'

import { columnsOf } from '../columns-of'
import { listSearchOf } from '../list-search'
import type { RecordRow, DefinedResource } from '../resource'

type NeighboursProps<Row extends RecordRow> = ReturnType<typeof useNeighbours> & { resource: DefinedResource<Row> }

/** Links to the previous and next record in the list that the user came from. */
export function Neighbours<Row extends RecordRow>({ resource, previous, next }: NeighboursProps<Row>) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Other records')} className="flex gap-1">
      <NeighbourLink resource={resource} label={t('Previous record')} rel="prev" target={previous} Icon={ChevronLeft} />
      <NeighbourLink resource={resource} label={t('Next record')} rel="next" target={next} Icon={ChevronRight} />
    </nav>
  )
}

type Target = { id: number; search: string } | undefined

type NeighbourLinkProps<Row extends RecordRow> = {
  resource: DefinedResource<Row>
  label: string
  rel: 'prev' | 'next'
  target: Target
  Icon: typeof ChevronLeft
}

function NeighbourLink<Row extends RecordRow>({ resource, label, rel, target, Icon }: NeighbourLinkProps<Row>) {
  if (!target) return null
  return (
    <LinkButton
      to={resource.link(target.id)}
      state={{ list: target.search }}
      rel={rel}
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
    </LinkButton>
  )
}

type PageNumber = TableState['page'] | null | undefined

/** Returns the previous and next record in the list that the user came from, across its pages; none without an id. */
export function useNeighbours<Row extends RecordRow>(
  resource: DefinedResource<Row>,
  id: number | undefined,
): { previous?: Target; next?: Target } {
  const params = new URLSearchParams(listSearchOf(useLocation().state))
  const table = useListState(resource, params)
  const list = useQuery({ ...resource.source.list(tableQueryOf(table)), enabled: id !== undefined })
  const { items: rows = [], previous, next } = list.data ?? {}
  const index = rows.findIndex((row) => row.id === id)
  const isFirst = index === 0
  const isLast = index === rows.length - 1
  const before = usePage(resource, table, isFirst ? previous : null)
  const after = usePage(resource, table, isLast ? next : null)
  const target = (row: Row | undefined, page: PageNumber): Target =>
    row && { id: row.id, search: `?${writeTableState(params, { ...table, page: page ?? table.page }).toString()}` }
  if (index === -1) return {}
  return {
    previous: isFirst ? target(before.at(-1), previous) : target(rows[index - 1], table.page),
    next: isLast ? target(after[0], next) : target(rows[index + 1], table.page),
  }
}

/** Reads the state of the list that the user came from. */
function useListState<Row extends RecordRow>(resource: DefinedResource<Row>, params: URLSearchParams): TableState {
  const translation = useTranslation()
  return readTableState(params, {
    sortable: sortableIds(columnsOf(resource, translation)),
    filters: resource.filters?.(translation) ?? [],
    perPage: pageSizeOf(resource.id),
  })
}

/** Fetches the rows of another page of the same list; none without a page. */
function usePage<Row extends RecordRow>(
  { source }: DefinedResource<Row>,
  table: TableState,
  page: PageNumber,
): readonly Row[] {
  const hasPage = page !== null && page !== undefined
  const { data } = useQuery({ ...source.list(tableQueryOf({ ...table, page: page ?? 1 })), enabled: hasPage })
  return hasPage && data ? data.items : []
}
