import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { Track } from '@/contract/shapes/music'
import { queryClient } from '@/core/platform/api/query-client'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { mockBackend } from '@mock/node'

import { fetchTrackOrder } from './queries'

beforeAll(() => mockBackend.listen())
afterEach(() => {
  queryClient.clear()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

const track = (id: number): Track => ({ id, name: `${id}`, artists: [], genres: [], tags: [], model_type: 'track' })

describe('fetchTrackOrder', () => {
  it.each([0, 30, 60, 100, 130, 229, 230])('completes the order from %i of 230 loaded tracks', async (known) => {
    const ids = Array.from({ length: 230 }, (_, index) => index + 1)
    mockBackend.world.db.playlists.update(12, { track_ids: ids })
    await refreshBootstrap()
    const tracks = ids.slice(0, known).map(track)
    expect(await fetchTrackOrder(12, { tracks, isWhole: false })).toEqual(ids)
    expect(await fetchTrackOrder(12, { tracks, isWhole: true })).toEqual(ids.slice(0, known))
  })
})
