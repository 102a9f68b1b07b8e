import { describe, expect, it } from 'vitest'

import { tracks } from '@/contract/groups/tracks'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'
import { ARCHIVE_TRACKS } from '../seeds/archive'

describe('archive scenario', () => {
  it('seeds at least 60,000 tracks that administrators can search and sort', async () => {
    const admin = makeVisitor(createWorld({ scenario: 'archive' }), 'admin')
    const list = async (query: object) =>
      (await admin.ask(tracks.list, { query: { paginate: 'lengthAware', ...query } })).pagination
    expect((await list({ orderBy: 'name', orderDir: 'asc' })).total).toBeGreaterThanOrEqual(ARCHIVE_TRACKS)
    const found = await list({ query: 'lācīti', orderBy: 'plays', orderDir: 'desc' })
    expect(found.items.map(({ name }) => name.toLocaleLowerCase('lv')).every((name) => name.includes('lācīt'))).toBe(
      true,
    )
    const plays = found.items.map((track) => track.plays ?? 0)
    expect(plays).toEqual(plays.toSorted((a, b) => b - a))
  })
})
