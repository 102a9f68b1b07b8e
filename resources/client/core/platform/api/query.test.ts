import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { artists } from '@/contract/groups/artists'
import { emailVerification } from '@/contract/groups/email-verification'
import { users } from '@/contract/groups/users'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { mockBackend } from '@mock/node'

import { ApiError } from './api-error'
import { infiniteQuery, keyOf, mutation, query } from './query'
import { queryClient, refetchQueriesQuietly, shouldRetry, STALE_AFTER_MS } from './query-client'
import { type FailureAnnouncer, recoverWith } from './recovery'

beforeAll(() => mockBackend.listen())
beforeEach(() => refreshBootstrap())
afterEach(() => {
  queryClient.clear()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

describe('query: types', () => {
  it('derives input and data from the contract', () => {
    const options = query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } })
    expectTypeOf<Awaited<ReturnType<typeof queryClient.fetchQuery<typeof options>>>>().not.toBeAny()
    const never = () => {
      // @ts-expect-error the path parameter is required
      void query(albums.show)
      // @ts-expect-error the path parameter has another name
      void query(albums.show, { params: { albumId: 1 }, query: { loader: 'albumPage' } })
      // @ts-expect-error only GET endpoints can be queried
      void query(users.setLocale, { body: { locale: 'lv' } })
    }
    expect(never).toBeTypeOf('function')
  })
})

describe('keyOf', () => {
  it('returns the path and the input; the path by itself matches every response', () => {
    expect(keyOf(albums.show)).toEqual(['albums/:id'])
    expect(query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } }).queryKey).toEqual([
      'albums/:id',
      { params: { id: 1 }, query: { loader: 'albumPage' } },
    ])
  })
})

describe('query and infiniteQuery', () => {
  it('fetch a response and the pages of a list', async () => {
    const { album } = await queryClient.fetchQuery(
      query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } }),
    )
    const artist = album.artists[0]?.id ?? 0
    const options = infiniteQuery(
      artists.albums,
      { params: { id: artist }, query: { perPage: 1, paginate: 'simple' } },
      { pageOf: ({ pagination }) => pagination },
    )
    const { pages } = await queryClient.fetchInfiniteQuery({ ...options, pages: 2 })
    const ids = pages.flatMap(({ pagination }) => pagination.items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(2)
  })

  it('become stale after 30 s and retry twice, except for final statuses', () => {
    expect(STALE_AFTER_MS).toBe(30_000)
    expect([401, 403, 404].map((status) => shouldRetry(0, new ApiError(status)))).toEqual([false, false, false])
    expect([0, 1, 2].map((failures) => shouldRetry(failures, new ApiError(500)))).toEqual([true, true, false])
    expect(shouldRetry(0, new ApiError(0))).toBe(true)
  })
})

describe('refetchQueriesQuietly', () => {
  const album = { ...query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } }), retry: false }
  const broken = {
    kind: 'status',
    status: 500,
    endpoint: 'albums.show',
    body: { message: 'The album is unavailable.' },
  } as const

  it('refetches without announcing a failure, except for its trace', async () => {
    await queryClient.fetchQuery(album)
    const stop = new QueryObserver(queryClient, album).subscribe(() => {})
    mockBackend.world.faults.set([broken])
    const announcer = vi.fn<FailureAnnouncer>()
    const restore = recoverWith({ announceFailure: announcer })
    await refetchQueriesQuietly({ queryKey: album.queryKey })
    expect(queryClient.getQueryState(album.queryKey)?.error).toMatchObject({ status: 500 })
    expect(announcer.mock.lastCall?.[1]).toEqual({ onlyTrace: true })
    await queryClient.invalidateQueries({ queryKey: album.queryKey })
    expect(announcer.mock.lastCall?.[0]).toMatchObject({ message: 'The album is unavailable.' })
    expect(announcer.mock.lastCall?.[1]).toEqual({ onlyTrace: false })
    restore()
    stop()
  })
})

describe('mutation', () => {
  it('invalidates the given endpoints after success', async () => {
    const album = query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } })
    await queryClient.fetchQuery(album)
    const options = mutation(users.setLocale, { invalidates: [albums.show] })
    await new QueryClient()
      .getMutationCache()
      .build(queryClient, options)
      .execute({ body: { locale: 'en' } })
    expect(queryClient.getQueryState(album.queryKey)?.isInvalidated).toBe(true)
  })

  it.each([
    ['invalidates the given endpoints after a lost response', { kind: 'lost' }, true],
    ['invalidates nothing after a refusal', { kind: 'status', status: 422, body: { message: 'No.' } }, false],
  ] as const)('%s', async (_, fault, expected) => {
    const album = query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } })
    await queryClient.fetchQuery(album)
    mockBackend.world.faults.set([{ ...fault, endpoint: 'users.setLocale' }])
    const options = mutation(users.setLocale, { invalidates: [albums.show] })
    await expect(
      queryClient
        .getMutationCache()
        .build(queryClient, options)
        .execute({ body: { locale: 'en' } }),
    ).rejects.toBeInstanceOf(ApiError)
    expect(queryClient.getQueryState(album.queryKey)?.isInvalidated).toBe(expected)
  })

  it('sends the body that the contract requires', async () => {
    mockBackend.signInAs('unverified')
    await refreshBootstrap()
    const options = mutation(emailVerification.validate)
    const sent = queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute({ body: { code: '000000' } })
    await expect(sent).rejects.toMatchObject({ status: 422, fieldErrors: { code: expect.any(String) as string } })
  })
})
