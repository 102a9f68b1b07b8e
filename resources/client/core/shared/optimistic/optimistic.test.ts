import { afterEach, describe, expect, it } from 'vitest'

import { albums } from '@/contract/albums'
import { artists } from '@/contract/artists'
import { ApiError, NO_ANSWER } from '@/core/platform/api/api-error'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { undoAction } from '@/core/shared/toasts/undo-action'

import { optimistic, patchAnswers, type Shown, together } from './optimistic'

afterEach(() => {
  queryClient.clear()
  toast.close()
})

function shownBy(seen: string[], name = ''): Shown {
  seen.push(`shown${name}`)
  return { takeBack: () => seen.push(`taken back${name}`), readAnew: () => Promise.resolve(seen.push(`read${name}`)) }
}

describe('a change that is seen at once', () => {
  it('stays when the server takes it', async () => {
    const seen: string[] = []
    const isDone = await optimistic(
      () => shownBy(seen),
      () => Promise.resolve(seen.push('sent')),
    )
    expect([isDone, ...seen]).toEqual([true, 'shown', 'sent'])
  })

  it('is taken back when it is refused, with the words of the server', async () => {
    const seen: string[] = []
    const isDone = await optimistic(
      () => shownBy(seen),
      () => Promise.reject(new ApiError(422, { message: 'No.' })),
    )
    expect([isDone, ...seen]).toEqual([false, 'shown', 'taken back'])
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'No.' })
  })

  it.each([
    ['the answer is lost', NO_ANSWER, ['shown', 'taken back', 'read']],
    ['the answer cannot be read', 200, ['shown', 'taken back', 'read']],
    ['the server says no', 422, ['shown', 'taken back']],
  ])('is read anew if nobody knows whether it was made: %s', async (_, status, expected) => {
    const seen: string[] = []
    await optimistic(
      () => shownBy(seen),
      () => Promise.reject(new ApiError(status)),
    )
    expect(seen).toEqual(expected)
  })

  it('may be several in one: the last is taken back first', async () => {
    const seen: string[] = []
    await optimistic(
      () => together(shownBy(seen, ' 1'), shownBy(seen, ' 2')),
      () => Promise.reject(new ApiError(NO_ANSWER)),
    )
    expect(seen).toEqual(['shown 1', 'shown 2', 'taken back 2', 'taken back 1', 'read 1', 'read 2'])
  })
})

describe('cached answers', () => {
  const album = query(albums.show, { params: { id: 1 } })
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

  it('of growing lists are changed page by page, and come back as they were', () => {
    const before = { pages: [page(1, 2), page(3)], pageParams: [1, 2] }
    queryClient.setQueryData(pages.queryKey, before)
    const { takeBack } = patchAnswers(artists.albums, (answer) => ({
      pagination: { ...answer.pagination, items: answer.pagination.items.filter(({ id }) => id !== 2) },
    }))
    const shown = queryClient.getQueryData(pages.queryKey)
    expect(shown?.pages.map(({ pagination }) => pagination.items.map(({ id }) => id))).toEqual([[1], [3]])
    takeBack()
    expect(queryClient.getQueryData(pages.queryKey)).toEqual(before)
  })

  it('are read anew', async () => {
    queryClient.setQueryData(pages.queryKey, { pages: [page(1)], pageParams: [1] })
    await patchAnswers(artists.albums, (answer) => answer).readAnew()
    expect(queryClient.getQueryState(pages.queryKey)?.isInvalidated).toBe(true)
  })

  it('that are not there are not made up', () => {
    patchAnswers(albums.show, (answer) => answer).takeBack()
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
  })
})

it('a toast takes back what it tells of', () => {
  const undone: string[] = []
  const { label, action } = undoAction(() => undone.push('undone'))
  if (typeof action === 'function') action()
  expect([label, ...undone]).toEqual(['Undo', 'undone'])
})
