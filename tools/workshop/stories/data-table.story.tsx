import { queryOptions } from '@tanstack/react-query'
import { Download, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import type { Page } from '@/contract/machinery/pagination'
import { decodeFilters, type Filter } from '@/contract/machinery/wire'
import { ApiError } from '@/core/platform/api/api-error'
import { formatDate, formatNumber } from '@/core/platform/i18n/format'
import type { DataColumn } from '@/core/shared/data-table/column'
import { DataTable, DataTableView, type DataTableViewProps } from '@/core/shared/data-table/data-table'
import type { FilterDefinition, ModelOption } from '@/core/shared/data-table/filter-definition'
import { changedState, initialTableState, type TableQuery, type TableState } from '@/core/shared/data-table/table-state'
import { foldText } from '@/lib/text'
import { Button } from '@/ui/buttons/button'
import { Badge } from '@/ui/feedback/badge'

import type { Story } from '../story'

type Album = {
  id: number
  name: string
  artist: string
  type: string
  plays: number
  created_at: string
  is_public: boolean
}

const types: Record<string, string> = {
  album: 'Albums',
  single: 'Singls',
  story: 'Pasaka',
  lullaby: 'Šūpuļdziesmas',
  live: 'Koncerts',
}
const artists = ['Zaķīša orķestris', 'Ķipari', 'Ežu brāļi', 'Māra Čiekure', 'Pūčulēns']
const names = [
  'Ziemas pasakas',
  'Gaiļa modinātājs',
  'Čau, vasara',
  'Mīļās šūpuļdziesmas',
  'Rotaļas pagalmā',
  'Ēnu teātris',
  'Jūras vēji',
]

const pick = <Item,>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

const albums: Album[] = Array.from({ length: 132 }, (_, index) => ({
  id: index + 1,
  name: `${pick(names, index)} ${Math.floor(index / names.length) + 1}`,
  artist: pick(artists, index * 3),
  type: pick(Object.keys(types), index),
  plays: (index * 7919) % 100_000,
  created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  is_public: index % 4 !== 0,
}))

const columns: DataColumn<Album>[] = [
  {
    id: 'name',
    header: 'Nosaukums',
    cell: ({ name }) => name,
    text: ({ name }) => name,
    isRowHeader: true,
    sortable: true,
  },
  { id: 'artist', header: 'Izpildītājs', cell: ({ artist }) => artist, text: ({ artist }) => artist },
  { id: 'type', header: 'Tips', cell: ({ type }) => types[type], text: ({ type }) => types[type] },
  {
    id: 'plays',
    header: 'Atskaņojumi',
    cell: ({ plays }) => formatNumber(plays),
    text: ({ plays }) => plays,
    align: 'end',
    sortable: true,
  },
  {
    id: 'created_at',
    header: 'Izveidots',
    cell: (row) => formatDate(row.created_at),
    text: (row) => row.created_at,
    sortable: true,
  },
  {
    id: 'is_public',
    header: 'Redzamība',
    cell: (row) => <Visibility album={row} />,
    text: (row) => row.is_public,
    isHiddenAtFirst: true,
  },
]

function Visibility({ album }: { album: Album }) {
  return album.is_public ? <Badge tone="positive">Redzams</Badge> : <Badge>Slēpts</Badge>
}

const search = (query: string): Promise<ModelOption[]> =>
  Promise.resolve(
    artists.flatMap((name, index) =>
      foldText(name).includes(foldText(query)) ? [{ id: index + 1, name, description: 'Izpildītājs' }] : [],
    ),
  )

const filters: FilterDefinition[] = [
  {
    key: 'type',
    label: 'Tips',
    operators: ['has', 'doesntHave'],
    isPinned: true,
    control: { type: 'multi', options: Object.entries(types).map(([value, label]) => ({ value, label })) },
  },
  {
    key: 'name',
    label: 'Nosaukums',
    operators: ['contains', 'notContains', 'startsWith', 'endsWith', '='],
    control: { type: 'text', minLength: 2, maxLength: 40 },
  },
  {
    key: 'plays',
    label: 'Atskaņojumi',
    description: 'Cik reižu albums klausīts',
    operators: ['>=', '<=', '=', '!=', '>', '<'],
    control: { type: 'number', min: 0 },
  },
  {
    key: 'created_at',
    label: 'Izveidots',
    description: 'Kad albums pievienots vietnei',
    operators: ['between'],
    control: { type: 'date-range' },
  },
  { key: 'is_public', label: 'Redzams visiem', operators: ['='], control: { type: 'boolean' } },
  { key: 'artist', label: 'Izpildītājs', operators: ['=', '!='], control: { type: 'async-model', search } },
  { key: 'image', label: 'Attēls', operators: ['notNull'], control: { type: 'boolean' } },
]

const fits = (album: Album, { key, operator, value }: Filter): boolean => {
  if (key === 'type' && Array.isArray(value)) return value.includes(album.type) === (operator === 'has')
  if (key === 'plays' && operator === '>=') return album.plays >= Number(value)
  if (key === 'name' && operator === 'contains') return foldText(album.name).includes(foldText(String(value)))
  if (key === 'is_public') return album.is_public === value
  return true
}

/** Builds a page of results as a server would. */
function pageOfAlbums({
  query = '',
  page,
  perPage,
  orderBy,
  orderDir,
  filters: parameter = '',
}: TableQuery): Page<Album> {
  const active = decodeFilters(parameter)
  const found = albums.filter(
    (album) => foldText(album.name).includes(foldText(query)) && active.every((filter) => fits(album, filter)),
  )
  const key = columns.find(({ id }) => id === orderBy)?.text
  if (key) found.sort((a, b) => ((key(a) ?? 0) < (key(b) ?? 0) ? -1 : 1))
  if (orderDir === 'desc') found.reverse()
  const current = Number(page)
  const last = Math.max(1, Math.ceil(found.length / perPage))
  return {
    items: found.slice((current - 1) * perPage, current * perPage),
    current,
    perPage,
    total: found.length,
    last,
    next: current < last ? current + 1 : null,
    previous: current > 1 ? current - 1 : null,
  }
}

const queryOf = (name: string, respond: (tableQuery: TableQuery) => Promise<Page<Album>>) => (tableQuery: TableQuery) =>
  queryOptions<Page<Album>, ApiError>({
    queryKey: ['story', name, tableQuery],
    queryFn: () => respond(tableQuery),
    retry: false,
  })

const none: Page<Album> = { items: [], current: 1, perPage: 15, total: 0, last: 1, next: null, previous: null }
const nothing = () => {}
const done = () => Promise.resolve()

const shared = {
  columns,
  filters,
  pageOf: (page: Page<Album>) => page,
  bulkActions: [
    { id: 'publish', label: 'Publicēt', run: done },
    { id: 'delete', label: 'Dzēst', icon: <Trash2 aria-hidden className="size-5" />, isDanger: true, run: done },
  ],
  rowActions: ({ id }: Album) => [
    {
      id: 'row',
      entries: [
        { id: 'edit', label: 'Rediģēt', icon: <Pencil aria-hidden />, onSelect: nothing },
        { id: 'file', label: 'Lejupielādēt', icon: <Download aria-hidden />, onSelect: nothing },
      ],
    },
    {
      id: `danger-${id}`,
      entries: [{ id: 'delete', label: 'Dzēst', icon: <Trash2 aria-hidden />, danger: true, onSelect: nothing }],
    },
  ],
}

type LocalProps = Partial<DataTableViewProps<Album, Page<Album>>> & {
  name: string
  start?: Partial<TableState>
  respond: (tableQuery: TableQuery) => Promise<Page<Album>>
}

/** A table with local state, as in a dialog. */
function Local({ start, respond, ...props }: LocalProps): ReactNode {
  const [state, setState] = useState({ ...initialTableState, ...start })
  return (
    <DataTableView
      label="Albumi"
      {...shared}
      {...props}
      query={queryOf(props.name, respond)}
      control={{ state, change: (part) => setState(changedState(state, part)) }}
    />
  )
}

const LONG = 'Pretpulksteņrādītājvirziena šūpuļdziesmu izlase pašiem mazākajiem klausītājiem un viņu vecvecākiem'

/** @see DataTable */
export const story: Story = {
  title: 'DataTable',
  states: {
    Typical: () => (
      <DataTable
        {...shared}
        name="typical"
        label="Albumi"
        query={queryOf('typical', (tableQuery) => Promise.resolve(pageOfAlbums(tableQuery)))}
        actions={
          <Button>
            <Plus aria-hidden className="size-5" />
            Pievienot albumu
          </Button>
        }
      />
    ),
    'With filters': () => (
      <Local
        name="with-filters"
        label="Meklēti albumi"
        respond={(tableQuery) => Promise.resolve(pageOfAlbums(tableQuery))}
        start={{
          query: 'pasakas',
          perPage: 10,
          sort: { id: 'plays', direction: 'descending' },
          filters: [
            { key: 'plays', operator: '>=', value: 1000 },
            { key: 'type', operator: 'has', value: ['album', 'single', 'story', 'lullaby', 'live'] },
            { key: 'created_at', operator: 'between', value: { start: '2026-01-01', end: '2026-06-30' } },
          ],
        }}
      />
    ),
    'Without matches': () => (
      <Local
        name="no-matches"
        label="Albumi bez atbilstības"
        respond={() => Promise.resolve(none)}
        start={{ query: 'zzz', filters: [{ key: 'image', operator: 'notNull', value: null }] }}
      />
    ),
    Empty: () => (
      <Local
        name="empty"
        label="Tukša tabula"
        respond={() => Promise.resolve(none)}
        nothingYet={{
          title: 'Te vēl nav neviena albuma',
          message: 'Pievieno pirmo, un tas parādīsies šeit.',
          action: <Button>Pievienot albumu</Button>,
        }}
      />
    ),
    Loading: () => (
      <Local name="loading" label="Gaida" respond={() => new Promise<never>(nothing)} start={{ perPage: 10 }} />
    ),
    'With an error': () => <Local name="error" label="Kļūda" respond={() => Promise.reject(new ApiError(500))} />,
    Forbidden: () => (
      <Local
        name="forbidden"
        label="Liegts"
        respond={() =>
          Promise.reject(
            new ApiError(403, {
              message: 'Lai skatītu sarakstu, vajag citu plānu.',
              action: { label: 'See plans', action: '/pricing' },
            }),
          )
        }
      />
    ),
    'With long texts and cursor pagination': () => (
      <Local
        name="long"
        label="Gari nosaukumi"
        filters={[]}
        respond={() =>
          Promise.resolve({
            items: albums.slice(0, 3).map((album) => ({ ...album, name: LONG, artist: LONG })),
            current: null,
            perPage: 15,
            total: null,
            last: null,
            next: 'eyJpZCI6M30',
            previous: null,
          })
        }
      />
    ),
  },
}
