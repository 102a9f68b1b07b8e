import { expect, it } from 'vitest'

import { search, searchEveryType, searchTypes } from '@/contract/search'

import { makeVisitor } from '../factories/make-visitor'
import { createWorld } from '../world'

const world = createWorld()
const guest = makeVisitor(world)
const find = async (query: Record<string, unknown>) =>
  (await guest.ask(search.all, { query: { modelTypes: [...searchTypes], ...query } })).results

it('finds Žūžū by zuzu, the most relevant first', async () => {
  const { tracks } = await find({ query: 'zuzu' })
  expect(tracks?.items[0]?.name).toMatch(/^Zūžū/)
})

it('finds tracks and albums by their artist too', async () => {
  const { tracks, albums, artists } = await find({ query: 'kokles putni' })
  expect(artists?.items[0]?.name).toBe('Kokles putni')
  for (const { artists: authors } of [...(tracks?.items ?? []), ...(albums?.items ?? [])]) {
    expect(authors.map(({ name }) => name)).toContain('Kokles putni')
  }
  expect(tracks?.items).toHaveLength(3)
})

it('shows three of each while typing and twenty on the page', async () => {
  expect((await find({ query: 'm', loader: 'search' })).tracks?.items).toHaveLength(3)
  expect((await find({ query: 'm', loader: 'searchPage' })).tracks).toMatchObject({ perPage: 20, next: 2 })
})

it('looks for the asked types only', async () => {
  expect(Object.keys(await find({ query: 'm', modelTypes: ['artist', 'track'] })).toSorted()).toEqual([
    'artists',
    'tracks',
  ])
})

it('answers an empty query with nothing, as PHP writes it', async () => {
  const { response } = await guest.send(search.all, searchEveryType(' ', 'search'))
  expect(await response.json()).toMatchObject({ results: [] })
})

it('finds neither children nor other people’s private playlists', async () => {
  expect((await find({ query: 'elza' })).users?.items).toEqual([])
  expect((await find({ query: 'laura' })).users?.items).toHaveLength(1)
  expect((await find({ query: 'tikai man' })).playlists?.items).toEqual([])
  const { results } = await makeVisitor(world, 'subscriber').ask(search.all, searchEveryType('tikai man', 'search'))
  expect(results.playlists?.items).toHaveLength(1)
})

it('goes on with one type, page by page', async () => {
  const ask = (page: number) =>
    guest.ask(search.model, { params: { type: 'track' }, query: { query: 'm', page, perPage: 10 } })
  const [first, second] = [await ask(1), await ask(2)]
  expect(first.pagination.next).toBe(2)
  const ids = [...first.pagination.items, ...second.pagination.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(20)
})
