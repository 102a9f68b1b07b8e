import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'

import { albums } from '@/contract/groups/albums'
import { query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { latchAppearanceEditor } from '@/core/platform/navigation/latch-appearance-editor'
import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { pendingSignOut } from '@/core/platform/session/pending-sign-out'
import { refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import { sendPendingSignOut } from '@/core/platform/session/send-pending-sign-out'
import { storedForSession } from '@/core/platform/session/session-storage'
import { onUserChange, watchUserChange } from '@/core/platform/session/user-data'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'

import { signOut } from './sign-out'

const album = query(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } })
const isSignedOut = () => getBootstrap().user === null

let stopWatching = () => {}

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.signInAs('free')
  await refreshBootstrap()
  stopWatching = watchUserChange()
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

describe('signOut', () => {
  it('ends the session and clears the user’s data', async () => {
    const draft = storedForSession({ key: 'draft', schema: z.string() })
    draft.write('typed')
    expect(await signOut()).toBe(true)
    expect(draft.read()).toBeUndefined()
    expect(mockBackend.session.userId).toBeNull()
    expect(isSignedOut()).toBe(true)
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
    expect(onboardingSelection.read()).toBeUndefined()
    expect(toastStore.get()).toBeNull()
  })

  it.each([403, 419, 429, 500])(
    'clears the user’s data when the server responds with %i, and sends the sign-out later',
    async (status) => {
      mockBackend.world.faults.set([{ kind: 'status', status, endpoint: 'auth.logout' }])
      expect(await signOut()).toBe(true)
      expect(isSignedOut()).toBe(true)
      expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
      expect(toastStore.get()?.message).toMatch(/signed out on this device/)
      window.dispatchEvent(new Event('focus'))
      await vi.waitUntil(() => mockBackend.world.faults.list().length > 0)
      mockBackend.world.faults.set([])
      window.dispatchEvent(new Event('focus'))
      await vi.waitUntil(() => mockBackend.session.userId === null)
      await vi.waitUntil(() => !pendingSignOut.isPending())
    },
  )

  it('keeps showing a guest page while the sign-out is pending', async () => {
    mockBackend.world.faults.set([{ kind: 'status', status: 500, endpoint: 'auth.logout', times: 2 }])
    await signOut()
    expect((await refreshBootstrap()).user).toBeNull()
    expect(mockBackend.session.userId).toBe(personas.free.id)
    expect((await refreshBootstrap()).user).toBeNull()
    expect(mockBackend.session.userId).toBeNull()
  })

  it('completes after a 419 of an expired session without a pending sign-out', async () => {
    const restore = recoverWith({ renewSession: () => renewSession() })
    const draft = storedForSession({ key: 'draft', schema: z.string() })
    draft.write('typed')
    const signOuts: boolean[] = []
    const forget = onUserChange('likes', ({ isSignOut }) => void signOuts.push(isSignOut))
    mockBackend.world.sessions.expire(mockBackend.session)
    expect(await signOut()).toBe(true)
    expect([isSignedOut(), pendingSignOut.isPending(), draft.read(), signOuts]).toEqual([
      true,
      false,
      undefined,
      [true],
    ])
    expect(toastStore.get()).toBeNull()
    forget()
    restore()
  })

  it('completes when the session has already ended', async () => {
    mockBackend.world.faults.set([{ kind: 'status', status: 401, endpoint: 'auth.logout' }])
    mockBackend.world.sessions.signOut(mockBackend.session)
    expect(await signOut()).toBe(true)
    expect(isSignedOut()).toBe(true)
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
  })

  it('clears the user’s data offline and sends the sign-out when online', async () => {
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'auth.logout', times: 1 }])
    expect(await signOut()).toBe(true)
    expect(isSignedOut()).toBe(true)
    expect(queryClient.getQueryData(album.queryKey)).toBeUndefined()
    expect(onboardingSelection.read()).toBeUndefined()
    expect(mockBackend.session.userId).toBe(personas.free.id)
    window.dispatchEvent(new Event('online'))
    await vi.waitUntil(() => mockBackend.session.userId === null)
    await vi.waitUntil(() => !pendingSignOut.isPending())
    expect(isSignedOut()).toBe(true)
  })

  it('keeps a failed pending sign-out and retries it', async () => {
    pendingSignOut.mark()
    const before = getBootstrap()
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'auth.logout', times: 1 }])
    expect((await sendPendingSignOut(before)).user).toBeNull()
    expect(pendingSignOut.isPending()).toBe(true)
    expect((await sendPendingSignOut(before)).user).toBeNull()
    expect([pendingSignOut.isPending(), mockBackend.session.userId]).toEqual([false, null])
  })

  it('only shows a toast inside the appearance editor', async () => {
    onTestFinished(latchAppearanceEditor())
    expect(await signOut()).toBe(false)
    expect(toastStore.get()?.message).toBe("Can't logout while in appearance editor.")
    expect(mockBackend.session.userId).toBe(personas.free.id)
  })
})
