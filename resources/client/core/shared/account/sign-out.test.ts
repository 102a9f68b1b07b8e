import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { albums } from '@/contract/albums'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap, renewSession } from '@/core/platform/bootstrap/refresh-bootstrap'
import { onboardingSelection } from '@/core/platform/navigation/onboarding-selection'
import { owedSignOut } from '@/core/platform/session/owed-sign-out'
import { payOwedSignOut } from '@/core/platform/session/pay-owed-sign-out'
import { onUserLeaves, watchUser } from '@/core/platform/session/user-leaves'
import { storedForSession } from '@/core/platform/storage/session'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/scenarios/personas'

import { signOut } from './sign-out'

const album = query(albums.show, { params: { id: 1 } })
const isGone = () => getBootstrap().user === null

let stopWatching = () => {}

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.signInAs('free')
  await refreshBootstrap()
  stopWatching = watchUser()
  await queryClient.fetchQuery(album)
  onboardingSelection.write({ productId: 1, priceId: 2 })
})
afterEach(() => {
  stopWatching()
  toast.close()
  queryClient.clear()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

describe('signing out', () => {
  it('ends the session, and forgets what was the user’s', async () => {
    const draft = storedForSession({ key: 'draft', schema: z.string() })
    draft.write('typed')
    expect(await signOut()).toBe(true)
    expect(draft.read()).toBeUndefined()
    expect(mockBackend.session.userId).toBeNull()
    expect(isGone()).toBe(true)
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
    expect(onboardingSelection.read()).toBeUndefined()
    expect(toastStore.get()).toBeNull()
  })

  it.each([403, 419, 429, 500])(
    'forgets everything here when the server answers %i, and tells it later',
    async (status) => {
      mockBackend.world.faults.set([{ kind: 'status', status, endpoint: 'auth.logout' }])
      expect(await signOut()).toBe(true)
      expect(isGone()).toBe(true)
      expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
      expect(toastStore.get()?.message).toMatch(/signed out on this device/)
      window.dispatchEvent(new Event('focus'))
      await vi.waitUntil(() => mockBackend.world.faults.list().length > 0)
      mockBackend.world.faults.set([])
      window.dispatchEvent(new Event('focus'))
      await vi.waitUntil(() => mockBackend.session.userId === null)
      await vi.waitUntil(() => !owedSignOut.isOwed())
    },
  )

  it('lets nobody back in while the server has not heard of it', async () => {
    mockBackend.world.faults.set([{ kind: 'status', status: 500, endpoint: 'auth.logout', times: 2 }])
    await signOut()
    expect((await refreshBootstrap()).user).toBeNull()
    expect(mockBackend.session.userId).toBe(personas.free.id)
    expect((await refreshBootstrap()).user).toBeNull()
    expect(mockBackend.session.userId).toBeNull()
  })

  it('is done after a 419 of an expired session, with nothing left and nothing pending', async () => {
    const restore = recoverWith({ renewSession: () => renewSession() })
    const draft = storedForSession({ key: 'draft', schema: z.string() })
    draft.write('typed')
    const departures: boolean[] = []
    const forget = onUserLeaves(({ isSignOut }) => void departures.push(isSignOut))
    mockBackend.world.sessions.expire(mockBackend.session)
    expect(await signOut()).toBe(true)
    expect([isGone(), owedSignOut.isOwed(), draft.read(), departures]).toEqual([true, false, undefined, [true]])
    expect(toastStore.get()).toBeNull()
    forget()
    restore()
  })

  it('is done where the session has ended already', async () => {
    mockBackend.world.faults.set([{ kind: 'status', status: 401, endpoint: 'auth.logout' }])
    mockBackend.world.sessions.signOut(mockBackend.session)
    expect(await signOut()).toBe(true)
    expect(isGone()).toBe(true)
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
  })

  it('without a connection forgets everything here, and tells the site when there is one', async () => {
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'auth.logout', times: 1 }])
    expect(await signOut()).toBe(true)
    expect(isGone()).toBe(true)
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
    expect(onboardingSelection.read()).toBeUndefined()
    expect(mockBackend.session.userId).toBe(personas.free.id)
    window.dispatchEvent(new Event('online'))
    await vi.waitUntil(() => mockBackend.session.userId === null)
    await vi.waitUntil(() => !owedSignOut.isOwed())
    expect(isGone()).toBe(true)
  })

  it('that the site has not heard of is made good before anybody is let in, and until then nobody is', async () => {
    owedSignOut.note()
    const before = getBootstrap()
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'auth.logout', times: 1 }])
    expect((await payOwedSignOut(before)).user).toBeNull()
    expect(owedSignOut.isOwed()).toBe(true)
    expect((await payOwedSignOut(before)).user).toBeNull()
    expect([owedSignOut.isOwed(), mockBackend.session.userId]).toEqual([false, null])
  })

  it('is not done inside the appearance editor', async () => {
    vi.stubGlobal('parent', { location: window.location })
    window.history.replaceState(null, '', '/?appearanceEditor=1')
    expect(await signOut()).toBe(false)
    expect(toastStore.get()?.message).toBe("Can't logout while in appearance editor.")
    expect(mockBackend.session.userId).toBe(personas.free.id)
  })
})
