import { afterEach, describe, expect, it } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { artists } from '@/contract/groups/artists'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { toast, toastStore, undoAction } from '@/core/shared/toasts/toast-store'

import { combine, optimistic, type OptimisticUpdate, patchResponses } from './optimistic'

afterEach(() => {
  queryClient.clear()
  toast.close()
})

function shownBy(seen: string[], name = ''): OptimisticUpdate {
  seen.push(`shown${name}`)
  return {
    rollback: () => seen.push(`rolled back${name}`),
    refetch: () => Promise.resolve(seen.push(`refetched${name}`)),
  }
}

describe('optimistic', () => {
  it('keeps the change when the server accepts it', async () => {
    const seen: string[] = []
    const isDone = await optimistic(
      () => shownBy(seen),
      () => Promise.resolve(seen.push('sent')),
    )
    expect([isDone, ...seen]).toEqual([true, 'shown', 'sent'])
  })

  it('rolls back the change and shows the server’s message on a refusal', async () => {
    const seen: string[] = []
    const isDone = await optimistic(
      () => shownBy(seen),
      () => Promise.reject(new ApiError(422, { message: 'No.' })),
    )
    expect([isDone, ...seen]).toEqual([false, 'shown', 'rolled back'])
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'No.' })
  })

  it.each([
    ['the response is lost', NO_RESPONSE, ['shown', 'rolled back', 'refetched']],
    ['the response is unreadable', HttpStatus.Ok, ['shown', 'rolled back', 'refetched']],
    ['the server refuses', HttpStatus.UnprocessableContent, ['shown', 'rolled back']],
  ])('refetches only if the outcome is uncertain: %s', async (_, status, expected) => {
    const seen: string[] = []
    await optimistic(
      () => shownBy(seen),
      () => Promise.reject(new ApiError(status)),
    )
    expect(seen).toEqual(expected)
  })

  it('rolls back combined updates in reverse order', async () => {
    const seen: string[] = []
    await optimistic(
      () => combine(shownBy(seen, ' 1'), shownBy(seen, ' 2')),
      () => Promise.reject(new ApiError(NO_RESPONSE)),
    )
    expect(seen).toEqual(['shown 1', 'shown 2', 'rolled back 2', 'rolled back 1', 'refetched 1', 'refetched 2'])
  })
})

describe('patchResponses', () => {
  const album = query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } })
  const pages = infiniteQuery(artists.albums, { params: { id: 1 } }, { pageOf: ({ pagination }) => pagination })
  const page = (...ids: number[]) => ({
    pagination: {
      items: ids.map((id) => ({ id, name: '', artists: [], tracks: [], model_type: 'album' as const })),
      current: 1,
      perPage: 2,
      total: null,
      last: null,
      next: null,
      previous: null,
    },
  })

  it('patches every page of an infinite query and restores them on rollback', () => {
    const before = { pages: [page(1, 2), page(3)], pageParams: [1, 2] }
    queryClient.setQueryData(pages.queryKey, before)
    const { rollback } = patchResponses(artists.albums, (response) => ({
      pagination: { ...response.pagination, items: response.pagination.items.filter(({ id }) => id !== 2) },
    }))
    const cachedPages = queryClient.getQueryData(pages.queryKey)
    expect(cachedPages?.pages.map(({ pagination }) => pagination.items.map(({ id }) => id))).toEqual([[1], [3]])
    rollback()
    expect(queryClient.getQueryData(pages.queryKey)).toEqual(before)
  })

  it('invalidates the queries on refetch', async () => {
    queryClient.setQueryData(pages.queryKey, { pages: [page(1)], pageParams: [1] })
    await patchResponses(artists.albums, (response) => response).refetch()
    expect(queryClient.getQueryState(pages.queryKey)?.isInvalidated).toBe(true)
  })

  it('creates no cache entries', () => {
    patchResponses(albums.show, (response) => response).rollback()
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
  })
})

it('undoAction calls the undo function', () => {
  const undoneChanges: string[] = []
  const { label, action } = undoAction(() => undoneChanges.push('undone'))
  if (typeof action === 'function') action()
  expect([label, ...undoneChanges]).toEqual(['Undo', 'undone'])
})
