import { expect, it } from 'vitest'

import { type SEARCH_LIMIT, search, searchEveryType } from '@/contract/groups/search'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'

const world = createWorld()
const guest = makeVisitor(world)
const find = async (query: string, loader: keyof typeof SEARCH_LIMIT = 'search') =>
  (await guest.ask(search.all, searchEveryType(query, loader))).results

it('finds Žūžū for "zuzu", the most relevant track first', async () => {
  const { tracks } = await find('zuzu')
  expect(tracks?.items[0]?.name).toMatch(/^Zūžū/)
})

it('finds tracks and albums by their artist', async () => {
  const { tracks, albums, artists } = await find('kokles putni')
  expect(artists?.items[0]?.name).toBe('Kokles putni')
  for (const { artists: authors } of [...(tracks?.items ?? []), ...(albums?.items ?? [])]) {
    expect(authors.map(({ name }) => name)).toContain('Kokles putni')
  }
  expect(tracks?.items).toHaveLength(3)
})

it('returns three results per type while typing and twenty on the page', async () => {
  expect((await find('m', 'search')).tracks?.items).toHaveLength(3)
  expect((await find('m', 'searchPage')).tracks).toMatchObject({ perPage: 20, next: 2 })
})

it('searches only the requested types', async () => {
  const { query } = searchEveryType('m', 'search')
  const { results } = await guest.ask(search.all, { query: { ...query, modelTypes: ['artist', 'track'] } })
  expect(Object.keys(results).toSorted()).toEqual(['artists', 'tracks'])
})

it('returns an empty list for an empty query, as PHP encodes it', async () => {
  const { response } = await guest.send(search.all, searchEveryType(' ', 'search'))
  expect(await response.json()).toMatchObject({ results: [] })
})

it('hides children and other users’ private playlists', async () => {
  expect((await find('elza')).users?.items).toEqual([])
  expect((await find('laura')).users?.items).toHaveLength(1)
  expect((await find('tikai man')).playlists?.items).toEqual([])
  const { results } = await makeVisitor(world, 'subscriber').ask(search.all, searchEveryType('tikai man', 'search'))
  expect(results.playlists?.items).toHaveLength(1)
})

it('pages through the results of one type', async () => {
  const ask = (page: number) =>
    guest.ask(search.model, { params: { type: 'track' }, query: { query: 'm', page, perPage: 10 } })
  const [first, second] = [await ask(1), await ask(2)]
  expect(first.pagination.next).toBe(2)
  const ids = [...first.pagination.items, ...second.pagination.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
})
