import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { recoverWith } from '@/core/platform/api/recovery'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap, renewSession } from '@/core/platform/bootstrap/refresh-bootstrap'
import { stored } from '@/core/platform/storage/local'
import { storedForSession } from '@/core/platform/storage/session'
import { signOut } from '@/core/shared/account/sign-out'
import { toast } from '@/core/shared/toasts/toast-store'
import { FakeChannel } from '@/lib/browser/fake-channel'
import type { Fault } from '@mock/control/faults'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/scenarios/personas'

import { beginAnew, followOtherTabs, tellOtherTabs } from './other-tabs'
import { owedSignOut } from './owed-sign-out'
import { onUserLeaves, watchUser } from './user-leaves'

const ANNA = personas.free.id
const ELZA = personas.child.id

const note = stored({ key: 'note', schema: z.string() })
const unreachable: Fault = { kind: 'network', endpoint: 'auth.logout', times: 1 }

/** A tab of the same site beside this one, and what it hears. */
let other: FakeChannel
let heard: unknown[]
let stops: (() => void)[]
const leave = vi.fn<(path?: string) => void>()

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  leave.mockReset()
  heard = []
  other = new FakeChannel('dziesma:session')
  other.addEventListener('message', (event) => heard.push((event as MessageEvent<unknown>).data))
  mockBackend.signInAs('free')
  await refreshBootstrap()
  stops = [watchUser(), followOtherTabs(leave)]
  note.write('mine')
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops) stop()
  FakeChannel.open = []
  toast.close()
  owedSignOut.settle()
  localStorage.clear()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

const userId = () => getBootstrap().user?.id

describe('the other tabs are told', () => {
  it('that the user has signed out, with a connection or without', async () => {
    await signOut()
    expect(heard).toEqual([null])
    mockBackend.signInAs('free')
    await refreshBootstrap()
    mockBackend.world.faults.set([unreachable])
    await signOut()
    expect(heard).toEqual([null, ANNA, 'signed-out-unheard'])
  })

  it('that the user has signed out, when the session had expired', async () => {
    stops.push(recoverWith({ renewSession: () => renewSession() }))
    mockBackend.world.sessions.expire(mockBackend.session)
    await signOut()
    expect(heard).toEqual([null])
  })

  it('that another user is there, or will be', async () => {
    mockBackend.signInAs('subscriber')
    await refreshBootstrap()
    tellOtherTabs(ELZA)
    expect(heard).toEqual([personas.subscriber.id, ELZA])
  })

  it('nothing while the user stays the same, or when the session ends by itself', async () => {
    await refreshBootstrap()
    mockBackend.world.sessions.signOut(mockBackend.session)
    await refreshBootstrap()
    expect([userId(), heard]).toEqual([undefined, []])
  })
})

describe('a page whose session has become', () => {
  it.each([
    ['another profile’s makes room', ELZA, [[]]],
    ['nobody’s makes room for the sign-in', null, [['login']]],
    ['the same user’s stays', ANNA, []],
  ])('%s', (_, successor, calls) => {
    other.postMessage(successor)
    expect(leave.mock.calls).toEqual(calls)
  })

  it('nobody’s without a connection stays, with nothing of the user left, though it sees later what was stored, and tells the site too', async () => {
    const draft = storedForSession({ key: 'draft', schema: z.string() })
    draft.write('typed')
    other.postMessage('signed-out-unheard')
    expect(userId()).toBeUndefined()
    expect([note.read(), draft.read()]).toEqual([undefined, undefined])
    expect(leave).not.toHaveBeenCalled()
    await vi.dynamicImportSettled()
    window.dispatchEvent(new Event('online'))
    await vi.waitUntil(() => mockBackend.session.userId === null)
    await vi.waitUntil(() => !owedSignOut.isOwed())
  })

  it('somebody’s while a guest was there knows them, and disturbs nothing', async () => {
    mockBackend.world.sessions.signOut(mockBackend.session)
    await refreshBootstrap()
    mockBackend.signInAs('subscriber')
    other.postMessage(personas.subscriber.id)
    await vi.waitUntil(() => userId() === personas.subscriber.id)
    expect(leave).not.toHaveBeenCalled()
  })
})

it('whoever leaves is forgotten before the next page begins', () => {
  const steps: string[] = []
  const forget = onUserLeaves((departure) => void steps.push(`forget ${departure.userId} ${departure.isSignOut}`))
  sessionStorage.setItem(`dziesma:user:${ANNA}:draft`, '"Elza"')
  beginAnew('account-settings', (address) => void steps.push(address))
  expect(steps).toEqual([`forget ${ANNA} true`, new URL('/account-settings', window.location.origin).href])
  expect(sessionStorage).toHaveLength(0)
  forget()
})

it.each([
  ['has no channels', undefined],
  [
    'refuses them',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError')
      }
    },
  ],
])('a browser that %s, and no storage, signs out all the same, and tells the site later', async (_, Channel) => {
  for (const stop of stops) stop()
  vi.stubGlobal('BroadcastChannel', Channel)
  stops = [watchUser(), followOtherTabs(leave)]
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  mockBackend.world.faults.set([unreachable])
  expect(await signOut()).toBe(true)
  expect(userId()).toBeUndefined()
  window.dispatchEvent(new Event('online'))
  await vi.waitUntil(() => mockBackend.session.userId === null)
})
