import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { signOut } from '@/core/shared/account/sign-out'
import { toast } from '@/core/shared/toasts/toast-store'
import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'

import { impersonation, watchImpersonation } from './impersonation'
import { pendingSignOut } from './pending-sign-out'
import { refreshBootstrap } from './refresh-bootstrap'

const LAURA = { name: 'Laura', email: personas.parent.email }

beforeAll(() => mockBackend.listen())
afterEach(() => {
  toast.close()
  pendingSignOut.clear()
  localStorage.clear()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

it.each([
  ['succeeds', []],
  ['does not reach the server', [{ kind: 'network', endpoint: 'auth.logout', times: 1 }]],
] as const)('a sign-out that %s removes the parent’s data from local storage', async (_, faults) => {
  mockBackend.signInAs('child')
  await refreshBootstrap()
  const stop = watchImpersonation()
  impersonation.write({ userId: personas.child.id, by: LAURA })
  expect(JSON.stringify(localStorage)).toContain(LAURA.email)
  mockBackend.world.faults.set(faults)
  expect(await signOut()).toBe(true)
  expect(JSON.stringify(localStorage)).not.toContain(LAURA.email)
  stop()
})
