import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { albums } from '@/contract/albums'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { reportTo } from '@/core/platform/error-reporting/report-error'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { setBootstrap } from './bootstrap-store'
import { firstPage } from './first-page'

const page = (id: number) => ({ album: { id, name: `Album ${id}`, tracks: null }, loader: 'albumPage' })
const embed = (loaders: unknown) => setBootstrap(bootstrapOf({ loaders }))

const ofAlbum = (id: number) => ({
  ...query(albums.show, { params: { id } }),
  ...firstPage('albumPage', albums.show, ({ album }) => album.id === id),
})
const shown = (id: number) => new QueryObserver(queryClient, ofAlbum(id)).getCurrentResult()

beforeEach(() => embed([]))
afterEach(() => queryClient.clear())

describe('data that came with the page', () => {
  it('is there at once, read by the contract, and fresh', () => {
    embed({ albumPage: page(1) })
    expect(shown(1)).toMatchObject({ data: { album: { name: 'Album 1', tracks: [] } }, isStale: false })
  })

  it.each([
    ['about something else', { albumPage: page(2) }],
    ['of another page', { artistPage: page(1) }],
    ['null', { albumPage: null }],
    ['nothing', []],
  ])('that is %s is not used', (_, loaders) => {
    embed(loaders)
    expect(shown(1).data).toBeUndefined()
  })

  it('of another shape breaks the contract', () => {
    embed({ albumPage: { album: 'none' } })
    expect(() => shown(1)).toThrow('loaders.albumPage breaks the contract')
  })

  it('of another shape is reported and not used in production', () => {
    const report = vi.fn()
    reportTo(report)
    vi.stubEnv('DEV', false)
    embed({ albumPage: { album: 'none' } })
    expect(shown(1).data).toBeUndefined()
    expect(String(report.mock.lastCall)).toMatch('loaders.albumPage breaks the contract')
    vi.unstubAllEnvs()
  })
})
