import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'

import { likes } from './use-like'
import { reposts } from './use-repost'

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.reset()
  mockBackend.signInAs('free')
  await refreshBootstrap()
})
afterEach(() => toast.close())
afterAll(() => mockBackend.close())

const track = { model_type: 'track', id: 77 } as const

it.each([
  ['like', likes, 'library.add'],
  ['repost', reposts, 'reposts.toggle'],
] as const)('shows a %s whose response was lost after the server had saved it', async (_, set, endpoint) => {
  expect(set.has(track)).toBe(false)
  mockBackend.world.faults.set([{ kind: 'lost', endpoint, times: 1 }])
  set.put([track], true)
  await vi.waitFor(() => expect(toastStore.get()?.type).toBe('danger'))
  await vi.waitFor(() => expect(set.has(track)).toBe(true))
})
