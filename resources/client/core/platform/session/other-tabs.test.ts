import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { stored } from '@/core/platform/storage/local'
import { signOut } from '@/core/shared/account/sign-out'
import { toast } from '@/core/shared/toasts/toast-store'
import { FakeChannel } from '@/lib/browser/testing/fake-channel'
import { mockBackend } from '@mock/node'
import type { Fault } from '@mock/state/parts/faults'
import { personas } from '@mock/state/seeds/personas'

import { notifyOtherTabs, startOver, syncWithOtherTabs } from './other-tabs'
import { pendingSignOut } from './pending-sign-out'
import { refreshBootstrap, renewSession } from './refresh-bootstrap'
import { storedForSession } from './session-storage'
import { onUserChange, watchUserChange } from './user-data'

const ANNA = personas.free.id
const ELZA = personas.child.id

const note = stored({ key: 'note', schema: z.string() })
const unreachable: Fault = { kind: 'network', endpoint: 'auth.logout', times: 1 }

/** Another tab of the site, and the messages it receives. */
let other: FakeChannel
let received: unknown[]
let stops: (() => void)[]
const leave = vi.fn<(path?: string) => void>()

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  leave.mockReset()
  received = []
  other = new FakeChannel('dziesma:session')
  other.addEventListener('message', (event) => received.push((event as MessageEvent<unknown>).data))
  mockBackend.signInAs('free')
  await refreshBootstrap()
  stops = [watchUserChange(), syncWithOtherTabs('/login', leave)]
  note.write('mine')
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops) stop()
  FakeChannel.open = []
  toast.close()
  pendingSignOut.clear()
  localStorage.clear()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

const userId = () => getBootstrap().user?.id

describe('syncWithOtherTabs: sending', () => {
  it('broadcasts a sign-out, online or offline', async () => {
    await signOut()
    expect(received).toEqual([null])
    mockBackend.signInAs('free')
    await refreshBootstrap()
    mockBackend.world.faults.set([unreachable])
    await signOut()
    expect(received).toEqual([null, ANNA, 'signed-out-unheard'])
  })

  it('broadcasts a sign-out after the session had expired', async () => {
    stops.push(recoverWith({ renewSession: () => renewSession() }))
    mockBackend.world.sessions.expire(mockBackend.session)
    await signOut()
    expect(received).toEqual([null])
  })

  it('broadcasts a user change', async () => {
    mockBackend.signInAs('subscriber')
    await refreshBootstrap()
    notifyOtherTabs(ELZA)
    expect(received).toEqual([personas.subscriber.id, ELZA])
  })

  it('broadcasts nothing when the user stays the same or the session expires', async () => {
    await refreshBootstrap()
    mockBackend.world.sessions.signOut(mockBackend.session)
    await refreshBootstrap()
    expect([userId(), received]).toEqual([undefined, []])
  })
})

describe('syncWithOtherTabs: receiving', () => {
  it.each([
    ['starts over for another user', ELZA, [[]]],
    ['leads to the sign-in page after a sign-out', null, [['login']]],
    ['ignores the same user', ANNA, []],
  ])('%s', (_, successor, calls) => {
    other.postMessage(successor)
    expect(leave.mock.calls).toEqual(calls)
  })

  it('becomes a guest after an offline sign-out, clears the user’s data and sends the sign-out later', async () => {
    const draft = storedForSession({ key: 'draft', schema: z.string() })
    draft.write('typed')
    other.postMessage('signed-out-unheard')
    expect(userId()).toBeUndefined()
    expect([note.read(), draft.read()]).toEqual([undefined, undefined])
    expect(leave).not.toHaveBeenCalled()
    await vi.dynamicImportSettled()
    window.dispatchEvent(new Event('online'))
    await vi.waitUntil(() => mockBackend.session.userId === null)
    await vi.waitUntil(() => !pendingSignOut.isPending())
  })

  it('refetches the bootstrap data on a guest’s page after a sign-in', async () => {
    mockBackend.world.sessions.signOut(mockBackend.session)
    await refreshBootstrap()
    mockBackend.signInAs('subscriber')
    other.postMessage(personas.subscriber.id)
    await vi.waitUntil(() => userId() === personas.subscriber.id)
    expect(leave).not.toHaveBeenCalled()
  })
})

it('startOver clears the user’s data before it loads the next page', () => {
  const steps: string[] = []
  const forget = onUserChange('likes', (change) => void steps.push(`forget ${change.userId} ${change.isSignOut}`))
  sessionStorage.setItem(`dziesma:user:${ANNA}:draft`, '"Elza"')
  startOver('account-settings', (url) => void steps.push(url))
  expect(steps).toEqual([`forget ${ANNA} true`, new URL('/account-settings', window.location.origin).href])
  expect(sessionStorage).toHaveLength(0)
  forget()
})

it.each([
  ['is missing', undefined],
  [
    'throws',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError')
      }
    },
  ],
])('signs out and sends the sign-out later when BroadcastChannel %s and storage is blocked', async (_, Channel) => {
  for (const stop of stops) stop()
  vi.stubGlobal('BroadcastChannel', Channel)
  stops = [watchUserChange(), syncWithOtherTabs('/login', leave)]
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  mockBackend.world.faults.set([unreachable])
  expect(await signOut()).toBe(true)
  expect(userId()).toBeUndefined()
  window.dispatchEvent(new Event('online'))
  await vi.waitUntil(() => mockBackend.session.userId === null)
})
