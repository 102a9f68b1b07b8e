import { beforeEach, expect, it, vi } from 'vitest'

import { clearUserData } from '@/core/platform/session/user-data'

import { activeWorkspaceId, setActiveWorkspace, subscribeWorkspace } from './active-workspace'

beforeEach(() => {
  document.cookie = 'activeWorkspaceId=; Path=/; Max-Age=0'
})

it.each([
  ['', 0],
  ['activeWorkspaceId=7', 7],
  ['activeWorkspaceId=-7', 0],
  ['activeWorkspaceId=seven', 0],
])('activeWorkspaceId with the cookie %j is %d', (text, id) => {
  document.cookie = text
  expect(activeWorkspaceId()).toBe(id)
})

it('setActiveWorkspace saves the id and notifies subscribers of a change', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeWorkspace(listener)
  setActiveWorkspace(7)
  setActiveWorkspace(7)
  expect(document.cookie).toContain('activeWorkspaceId=7')
  expect(listener).toHaveBeenCalledOnce()
  stop()
  setActiveWorkspace(0)
  expect(listener).toHaveBeenCalledOnce()
})

it('resets to the personal workspace at a user change', () => {
  setActiveWorkspace(7)
  clearUserData()
  expect(activeWorkspaceId()).toBe(0)
})
