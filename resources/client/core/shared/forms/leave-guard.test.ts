import { expect, it } from 'vitest'

import { forgetUser } from '@/core/platform/session/user-leaves'

import { createLeaveGuard } from './leave-guard'

/** Whether the browser asks before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('what is not saved holds back whoever is here, also where their session has ended, and nobody who has signed out', () => {
  createLeaveGuard().arm()
  expect(asks()).toBe(true)
  forgetUser({ userId: 1, isSignOut: false })
  expect(asks()).toBe(true)
  forgetUser({ userId: 1, isSignOut: true })
  expect(asks()).toBe(false)
})
