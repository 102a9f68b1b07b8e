import { expect, it } from 'vitest'

import { encodeFilters } from '@/contract/machinery/wire'

import { dateReaders, filterRows, type FilterReaders } from './filter-rows'

type Song = { id: number; name: string; plays: number | null; tags: number[]; created_at: string }

const songs: Song[] = [
  { id: 1, name: 'Aijā, žūžū', plays: 10, tags: [1, 2], created_at: '2026-01-01T10:00:00.000Z' },
  { id: 2, name: 'Pele brauca', plays: 5, tags: [], created_at: '2026-01-02T22:00:00.000Z' },
  { id: 3, name: 'Žagatiņa', plays: null, tags: [2], created_at: '2026-02-01T10:00:00.000Z' },
]
const readers: FilterReaders<Song> = {
  name: ({ name }) => name,
  plays: ({ plays }) => plays,
  tags: ({ tags }) => tags,
  ...dateReaders,
}

const idsFor = (key: string, operator: string, value: unknown) =>
  filterRows(songs, decodeURIComponent(encodeFilters([{ key, operator, value }])), readers).map(({ id }) => id)

it.each([
  ['name', '=', 'Pele brauca', [2]],
  ['name', '!=', 'Pele brauca', [1, 3]],
  ['name', 'contains', 'ŽŪ', [1]],
  ['name', 'notContains', 'a', []],
  ['name', 'startsWith', 'ža', [3]],
  ['name', 'endsWith', 'žū', [1]],
  ['plays', '=', null, [3]],
  ['plays', '!=', 'null', [1, 2]],
  ['plays', '=', 'false', [3]],
  ['plays', '>', 5, [1]],
  ['plays', '>=', 5, [1, 2]],
  ['plays', '<', 10, [2]],
  ['plays', '<=', 10, [1, 2]],
  ['plays', 'notNull', null, [1, 2]],
  ['plays', '=', { value: 5, operator: '>' }, [1]],
  ['tags', 'has', '*', [1, 3]],
  ['tags', 'has', 1, [1]],
  ['tags', 'has', { id: 2, name: 'ziema' }, [1, 3]],
  ['tags', 'has', [1, 3], [1]],
  ['tags', 'doesntHave', '*', [2]],
  ['tags', 'hasAll', [1, 2], [1]],
  ['created_at', 'between', { start: '2026-01-01', end: '2026-01-02' }, [1, 2]],
  ['updated_at', 'between', { start: '2026-01-03', end: '2026-03-02' }, [3]],
])('filters %s %s %j', (key, operator, value, ids) => expect(idsFor(key, operator, value)).toEqual(ids))

it('refuses a key and an operator that the list does not have', () => {
  expect(() => idsFor('password', '=', 'x')).toThrow('The filter password = is invalid.')
  expect(() => idsFor('name', 'like', 'x')).toThrow('The filter name like is invalid.')
})
