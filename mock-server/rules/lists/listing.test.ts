import { describe, expect, it } from 'vitest'

import { MockFailure } from '../../kit/mock-failure'
import { type Release, releaseNames } from '../../state/parts/release'
import { listRows, orderOf, sortRows } from './listing'

const rows = [
  { id: 1, name: 'Ābols', plays: 5 },
  { id: 2, name: 'Žagata', plays: null },
  { id: 3, name: 'Čiekurs', plays: 9 },
  { id: 4, name: 'Cālis', plays: 9 },
]
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

describe('orderOf', () => {
  it('parses every spelling of an order', () => {
    const expected = { column: 'release_date', direction: 'asc' }
    expect(orderOf({ order: 'release_date|asc' })).toEqual(expected)
    expect(orderOf({ order: 'release_date:asc' })).toEqual(expected)
    expect(orderOf({ orderBy: 'release_date', orderDir: 'asc' })).toEqual(expected)
    expect(orderOf({ orderBy: 'name' })).toEqual({ column: 'name', direction: 'desc' })
    expect(orderOf({})).toBeUndefined()
  })
})

describe('sortRows', () => {
  it('follows the Latvian alphabet, keeps ties stable and puts empty values last', () => {
    expect(ids(sortRows(rows, { column: 'name', direction: 'asc' }))).toEqual([1, 4, 3, 2])
    expect(ids(sortRows(rows, { column: 'plays', direction: 'asc' }))).toEqual([1, 3, 4, 2])
    expect(ids(sortRows(rows, { column: 'plays', direction: 'desc' }))).toEqual([3, 4, 1, 2])
  })
})

const caller = { path: '/', release: 'B1' as const }
const tracks = { table: 'tracks' as const }

describe('listRows', () => {
  it('sorts search results by relevance unless the caller requests an order', () => {
    const found = [
      { id: 1, name: 'Mans ābols' },
      { id: 2, name: 'Ābols' },
    ]
    const list = { ...tracks, order: 'name:desc', perPage: 10 }
    expect(ids(listRows(caller, found, { query: 'abols' }, list).data)).toEqual([2, 1])
    expect(ids(listRows(caller, found, { query: 'abols', order: 'name:desc' }, list).data)).toEqual([1, 2])
  })

  it('fails on an order by a column that the table lacks, as the database does', () => {
    for (const query of [{ orderBy: 'is_liked' }, { order: 'password|asc' }])
      expect(() => listRows(caller, rows, query, tracks)).toThrow('There was an issue. Please try again later.')
    const joined = { ...tracks, joined: ['likes.created_at'] }
    expect(listRows(caller, rows, { orderBy: 'likes.created_at' }, joined).data).toHaveLength(4)
    expect(() => listRows(caller, rows, { orderBy: 'likes.created_at' }, tracks)).toThrow('There was an issue')
  })

  it('sorts users by the name that the release has', () => {
    const statusOf = (release: Release, orderBy: string) => {
      try {
        return listRows({ path: '/', release }, rows, { orderBy }, { table: 'users' }).data.length
      } catch (error) {
        return error instanceof MockFailure && error.status
      }
    }
    const statuses = (orderBy: string) => releaseNames.map((release) => statusOf(release, orderBy))
    expect(statuses('display_name')).toEqual([4, 4, 500, 500])
    expect(statuses('name')).toEqual([500, 500, 4, 4])
    expect(statuses('email')).toEqual([4, 4, 4, 4])
  })

  it('counts rows unless the caller requests simple pagination, like release B1', () => {
    expect(listRows(caller, rows, {}, tracks)).toMatchObject({ total: 4, per_page: 15 })
    expect(listRows(caller, rows, { paginate: 'simple' }, tracks)).not.toHaveProperty('total')
    expect(listRows(caller, rows, { paginate: 'lengthAware' }, { ...tracks, kind: 'simple' })).toHaveProperty('total')
  })

  it('counts rows only on request in releases B2 and C', () => {
    for (const release of ['B2', 'C'] as const) {
      expect(listRows({ path: '/', release }, rows, {}, tracks)).not.toHaveProperty('total')
      expect(listRows({ path: '/', release }, rows, { paginate: 'lengthAware' }, tracks)).toHaveProperty('total')
    }
  })
})
