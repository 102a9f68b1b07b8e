import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/bootstrap/bootstrap-store'

import { bootstrapOf } from './bootstrap-of'
import { beginAnew, followOtherTabs, tellOtherTabs } from './other-tabs'
import { onUserLeaves } from './user-leaves'

const LAURA = 8
const ELZA = 10

/** A tab of the same site beside this one. */
const otherTab = () => new BroadcastChannel('dziesma:session')

let stop = () => {}
beforeEach(() => setBootstrap(bootstrapOf({ user: { id: LAURA } })))
afterEach(() => stop())

it.each([
  ['another profile', ELZA, 1],
  ['nobody', null, 1],
  ['the same user', LAURA, 0],
])('a page makes room when the session has become that of %s', async (_, successor, times) => {
  const leave = vi.fn<() => void>()
  stop = followOtherTabs(leave)
  const other = otherTab()
  other.postMessage(successor)
  // Messages come in order: after this one the first has been heard.
  const heard = otherTab()
  const isHeard = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }))
  other.postMessage(LAURA)
  await isHeard
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(times))
  other.close()
  heard.close()
})

it('the other tabs are told', async () => {
  stop = followOtherTabs(() => {})
  const other = otherTab()
  const told = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  tellOtherTabs(ELZA)
  expect(await told).toBe(ELZA)
  other.close()
})

it('whoever leaves is forgotten before the next page begins, and no form asks whether to stay', () => {
  const steps: string[] = []
  const forget = onUserLeaves(({ userId, isSignOut }) => void steps.push(`forget ${userId} ${isSignOut}`))
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  sessionStorage.setItem('dziesma:user:8:draft', '"Elza"')
  beginAnew('account-settings', (address) => void steps.push(address))
  expect(steps).toEqual([`forget ${LAURA} true`, new URL('/account-settings', window.location.origin).href])
  expect(sessionStorage).toHaveLength(0)
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
  window.removeEventListener('beforeunload', ask)
  forget()
})
