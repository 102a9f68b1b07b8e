import { afterEach, describe, expect, it } from 'vitest'

import { albums } from '@/contract/albums'
import { artists } from '@/contract/artists'
import { toast, toastStore } from '@/core/toasts/toast-store'

import { ApiError, NO_ANSWER } from './api-error'
import { optimistic, patchAnswers, undoAction } from './optimistic'
import { infiniteQuery, query } from './query'
import { queryClient } from './query-client'

afterEach(() => {
  queryClient.clear()
  toast.close()
})

describe('a change that is seen at once', () => {
  it('stays when the server takes it', async () => {
    const seen: string[] = []
    const isDone = await optimistic(() => {
      seen.push('shown')
      return () => seen.push('taken back')
    }, () => Promise.resolve(seen.push('sent')))
    expect([isDone, ...seen]).toEqual([true, 'shown', 'sent'])
  })

  it('is taken back when it is refused, with the words of the server', async () => {
    const seen: string[] = []
    const isDone = await optimistic(() => () => seen.push('taken back'), () => Promise.reject(new ApiError(422, { message: 'No.' })))
    expect([isDone, ...seen]).toEqual([false, 'taken back'])
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'No.' })
  })

  it.each([
    ['the answer is lost', NO_ANSWER, ['taken back', 'read']],
    ['the answer cannot be read', 200, ['taken back', 'read']],
    ['the server says no', 422, ['taken back']],
  ])('is read anew if nobody knows whether it was made: %s', async (_, status, expected) => {
    const seen: string[] = []
    const readAnew = () => Promise.resolve(seen.push('read'))
    await optimistic(() => () => seen.push('taken back'), () => Promise.reject(new ApiError(status)), readAnew)
    expect(seen).toEqual(expected)
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
    const takeBack = patchAnswers(artists.albums, (answer) => ({
      pagination: { ...answer.pagination, items: answer.pagination.items.filter(({ id }) => id !== 2) },
    }))
    const shown = queryClient.getQueryData(pages.queryKey)
    expect(shown?.pages.map(({ pagination }) => pagination.items.map(({ id }) => id))).toEqual([[1], [3]])
    takeBack()
    expect(queryClient.getQueryData(pages.queryKey)).toEqual(before)
  })

  it('that are not there are not made up', () => {
    patchAnswers(albums.show, (answer) => answer)()
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
  })
})

it('a toast takes back what it tells of', () => {
  const undone: string[] = []
  const { label, action } = undoAction(() => undone.push('undone'))
  if (typeof action === 'function') action()
  expect([label, ...undone]).toEqual(['Undo', 'undone'])
})
