import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { albums } from '@/contract/groups/albums'
import { contact } from '@/contract/groups/contact'
import { call } from '@/core/platform/api/call'
import { probe } from '@/core/platform/api/probe'
import { mutation, query } from '@/core/platform/api/query'
import { queryClient, refetchQueriesQuietly } from '@/core/platform/api/query-client'
import { recoverWith } from '@/core/platform/api/recovery'
import { closeAllDialogs, dialogStore } from '@/core/shared/dialogs/dialog-store'
import { toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'

import { announceFailure } from './announce-failure'

/** Statuses of refusals; a 422 never carries a trace (backend contract, section 2.4). */
const STATUSES = [400, 401, 403, 404, 409, 419, 423, 429, 500, 503]

const body = { ignitionTrace: true, exception: 'Error', message: 'Boom', trace: [] }
const message = { name: 'Anna Bērziņa', email: 'anna@piemers.lv', message: 'Sveiki, dziesma!' }
const album = { ...query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } }), retry: false }

const fail = (status: number, endpoint: string) =>
  mockBackend.world.faults.set([{ endpoint, kind: 'status', status, body }])

/** Observes the album after a first load that succeeds, so that what follows is a refetch. */
async function observed(refetch: () => Promise<unknown>, status: number): Promise<void> {
  await queryClient.fetchQuery(album)
  const stop = new QueryObserver(queryClient, { ...album, staleTime: Infinity }).subscribe(() => {})
  fail(status, 'albums.show')
  await refetch()
  stop()
}

/** Makes a call of each kind fail. */
const kinds: Record<string, (status: number) => Promise<unknown>> = {
  'the first load of a screen': async (status) => {
    fail(status, 'albums.show')
    const stop = new QueryObserver(queryClient, album).subscribe(() => {})
    await vi.waitUntil(() => queryClient.getQueryState(album.queryKey)?.status === 'error')
    stop()
  },
  'a background refresh': (status) =>
    observed(() => queryClient.invalidateQueries({ queryKey: album.queryKey }), status),
  'a quiet refetch': (status) => observed(() => refetchQueriesQuietly({ queryKey: album.queryKey }), status),
  'a mutation whose caller handles errors': (status) => {
    fail(status, 'contact.send')
    const options = { ...mutation(contact.send), meta: { handlesErrors: true } }
    return new MutationObserver(queryClient, options).mutate({ body: message }).catch(() => {})
  },
  'a call whose caller ignores errors': (status) => {
    fail(status, 'contact.send')
    return call(contact.send, { body: message }).catch(() => {})
  },
  'a request for media': (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))
    return probe('/secure/track/1').catch(() => {})
  },
}

let restore = () => {}
beforeAll(() => mockBackend.listen())
afterAll(() => mockBackend.close())
beforeEach(() => {
  mockBackend.reset()
  restore = recoverWith({ announceFailure })
})
afterEach(() => {
  restore()
  vi.unstubAllGlobals()
  queryClient.clear()
  closeAllDialogs()
})

describe.each(Object.entries(kinds))('%s', (_, run) => {
  it.each(STATUSES)('opens one error dialog for a trace with status %i, and no toast', async (status) => {
    await run(status)
    await vi.waitUntil(() => dialogStore.get().length > 0)
    await vi.dynamicImportSettled()
    expect(dialogStore.get()).toHaveLength(1)
    expect(dialogStore.get()[0]?.props).toMatchObject({ trace: { exception: 'Error', message: 'Boom' } })
    expect(toastStore.get()).toBeNull()
  })
})

it('stays silent about a failed prefetch: the screen that needs the query refetches it', async () => {
  fail(500, 'albums.show')
  await queryClient.prefetchQuery(album)
  await vi.dynamicImportSettled()
  expect(dialogStore.get()).toEqual([])
})
