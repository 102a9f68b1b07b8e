import { beforeEach, expect, it, vi } from 'vitest'

import { forgetUser } from '@/core/platform/session/user-leaves'

import { activeWorkspaceId, rememberWorkspace, subscribeWorkspace } from './active-workspace'

beforeEach(() => {
  document.cookie = 'activeWorkspaceId=; Path=/; Max-Age=0'
})

it.each([
  ['', 0],
  ['activeWorkspaceId=7', 7],
  ['activeWorkspaceId=-7', 0],
  ['activeWorkspaceId=seven', 0],
])('with %j the active workspace is %d', (text, id) => {
  document.cookie = text
  expect(activeWorkspaceId()).toBe(id)
})

it('is remembered, and told of when it is another one', () => {
  const hear = vi.fn<() => void>()
  const stop = subscribeWorkspace(hear)
  rememberWorkspace(7)
  rememberWorkspace(7)
  expect(document.cookie).toContain('activeWorkspaceId=7')
  expect(hear).toHaveBeenCalledOnce()
  stop()
  rememberWorkspace(0)
  expect(hear).toHaveBeenCalledOnce()
})

it('is not left to the next user', () => {
  rememberWorkspace(7)
  forgetUser()
  expect(activeWorkspaceId()).toBe(0)
})
