import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { mockBackend } from '@mock/node'
import { personas } from '@mock/state/seeds/personas'

import { getBootstrap } from '../bootstrap/bootstrap-store'
import { refreshBootstrap, renewSession } from './refresh-bootstrap'

beforeAll(() => mockBackend.listen())
beforeEach(() => refreshBootstrap())
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

const reload = vi.fn<() => void>()
beforeEach(() => reload.mockReset())

const failBootstrap = () => mockBackend.world.faults.set([{ kind: 'status', status: 500, endpoint: 'bootstrap.get' }])

describe('refreshBootstrap', () => {
  it('returns and stores the current user', async () => {
    mockBackend.signInAs('free')
    expect((await refreshBootstrap()).user?.id).toBe(personas.free.id)
    expect(getBootstrap().user?.id).toBe(personas.free.id)
  })

  it('keeps the stored data when it fails, and the next call sends a new request', async () => {
    const before = getBootstrap()
    failBootstrap()
    await expect(refreshBootstrap()).rejects.toMatchObject({ status: 500 })
    expect(getBootstrap()).toBe(before)
    mockBackend.world.faults.set([])
    await expect(refreshBootstrap()).resolves.toMatchObject({ user: null })
  })
})

describe('renewSession', () => {
  it('resolves to true for the same user and for a guest who is still a guest', async () => {
    expect(await renewSession(reload)).toBe(true)
    mockBackend.signInAs('free')
    await refreshBootstrap()
    expect(await renewSession(reload)).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['subscriber', 'reloads the page', 1],
    ['guest', 'leaves the rest to the route guards', 0],
  ] as const)('resolves to false when the user is now a %s: %s', async (next, _, reloads) => {
    mockBackend.signInAs('free')
    await refreshBootstrap()
    mockBackend.signInAs(next)
    expect(await renewSession(reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(reloads)
  })

  it('resolves to false when the server fails', async () => {
    failBootstrap()
    expect(await renewSession(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
