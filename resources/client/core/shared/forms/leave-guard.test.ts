import { expect, it } from 'vitest'

import { clearUserData } from '@/core/platform/session/user-data'

import { createLeaveGuard } from './leave-guard'

/** Whether the browser asks for confirmation before unloading the page. */
const promptsBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('guards unsaved changes after the session expires, but not after a sign-out', () => {
  createLeaveGuard().arm()
  expect(promptsBeforeUnload()).toBe(true)
  clearUserData({ userId: 1, isSignOut: false })
  expect(promptsBeforeUnload()).toBe(true)
  clearUserData({ userId: 1, isSignOut: true })
  expect(promptsBeforeUnload()).toBe(false)
})
