import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { reportTo } from '@/core/platform/error-reporting/report-error'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { setBootstrap } from './bootstrap-store'
import { embeddedData } from './embedded-data'

const page = (id: number) => ({ album: { id, name: `Album ${id}`, tracks: null }, loader: 'albumPage' })
const embed = (loaders: unknown) => setBootstrap(bootstrapOf({ loaders }))

const ofAlbum = (id: number) => ({
  ...query(albums.show, { params: { id }, query: { loader: 'albumPage' } }),
  ...embeddedData('albumPage', albums.show, ({ album }) => album.id === id),
})
const resultFor = (id: number) => new QueryObserver(queryClient, ofAlbum(id)).getCurrentResult()

beforeEach(() => embed([]))
afterEach(() => queryClient.clear())

describe('embeddedData', () => {
  it('provides embedded data immediately, parsed by the contract and fresh', () => {
    embed({ albumPage: page(1) })
    expect(resultFor(1)).toMatchObject({ data: { album: { name: 'Album 1', tracks: [] } }, isStale: false })
  })

  it.each([
    ['data for another id', { albumPage: page(2) }],
    ['data of another page', { artistPage: page(1) }],
    ['null', { albumPage: null }],
    ['no data', []],
  ])('ignores %s', (_, loaders) => {
    embed(loaders)
    expect(resultFor(1).data).toBeUndefined()
  })

  it('throws a contract breach for data of another shape', () => {
    embed({ albumPage: { album: 'none' } })
    expect(() => resultFor(1)).toThrow('loaders.albumPage breaks the contract')
  })

  it('reports and ignores data of another shape in production', () => {
    const report = vi.fn()
    reportTo(report)
    vi.stubEnv('DEV', false)
    embed({ albumPage: { album: 'none' } })
    expect(resultFor(1).data).toBeUndefined()
    expect(String(report.mock.lastCall)).toMatch('loaders.albumPage breaks the contract')
    vi.unstubAllEnvs()
  })
})
