import { afterEach, expect, it } from 'vitest'

import { genres } from '@/contract/groups/genres'
import type { Page } from '@/contract/machinery/pagination'
import { queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { initialTableState, type TableQuery, tableQueryOf } from '@/core/shared/data-table/table-state'

import type { RecordSource } from '../resource'
import { saveCell } from './save-cell'

type Row = { id: number; name: string }

const source = {
  list: (query: TableQuery) => queryPart(genres.list, ({ pagination }) => pagination, { query }),
  show: (id: string) => ({ queryKey: ['genre', id] }),
  refresh: async () => {},
} as unknown as RecordSource<Row>
const { queryKey } = source.list(tableQueryOf(initialTableState))
const row: Row = { id: 1, name: 'Rock' }
const show = (name: string) => queryClient.setQueryData(queryKey, { items: [{ ...row, name }] })
const shownName = () => queryClient.getQueryData<Page<Row>>(queryKey)?.items[0]?.name

/** Renames the row; `respond` ends the request. */
function rename(name: string) {
  let respond = () => {}
  const promise = new Promise<void>((resolve) => (respond = resolve))
  const edit = {
    column: 'name',
    field: 'name',
    label: String,
    of: ({ name: now }: Row) => now,
    save: () => promise,
  } as const
  return { saved: saveCell(source, row, edit, name), respond: () => respond() }
}

afterEach(() => queryClient.clear())

it('shows the saved value again after a refetch that began before the save has brought the former one', async () => {
  show('Rock')
  const { saved, respond } = rename('Jazz')
  expect(shownName()).toBe('Jazz')
  show('Rock')
  respond()
  await saved
  expect(shownName()).toBe('Jazz')
})

it('keeps a later change of the same field', async () => {
  show('Rock')
  const [first, second] = [rename('Jazz'), rename('Pop')]
  first.respond()
  await first.saved
  expect(shownName()).toBe('Pop')
  second.respond()
  await second.saved
  expect(shownName()).toBe('Pop')
})
