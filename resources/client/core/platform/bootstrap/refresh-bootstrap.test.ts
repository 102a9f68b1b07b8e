import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { mockBackend } from '@mock/node'
import { personas } from '@mock/scenarios/personas'

import { getBootstrap } from './bootstrap-store'
import { refreshBootstrap, renewSession } from './refresh-bootstrap'

beforeAll(() => mockBackend.listen())
beforeEach(() => refreshBootstrap())
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

const reload = vi.fn<() => void>()
beforeEach(() => reload.mockReset())

const breakDown = () => mockBackend.world.faults.set([{ kind: 'status', status: 500, endpoint: 'bootstrap.get' }])

describe('a refresh', () => {
  it('knows who is there now', async () => {
    mockBackend.signInAs('free')
    expect((await refreshBootstrap()).user?.id).toBe(personas.free.id)
    expect(getBootstrap().user?.id).toBe(personas.free.id)
  })

  it('that fails leaves everything as it was, and the next one asks again', async () => {
    const before = getBootstrap()
    breakDown()
    await expect(refreshBootstrap()).rejects.toMatchObject({ status: 500 })
    expect(getBootstrap()).toBe(before)
    mockBackend.world.faults.set([])
    await expect(refreshBootstrap()).resolves.toMatchObject({ user: null })
  })
})

describe('a renewed session', () => {
  it('is safe to repeat a request in, for the same user and for a guest who is still one', async () => {
    expect(await renewSession(reload)).toBe(true)
    mockBackend.signInAs('free')
    await refreshBootstrap()
    expect(await renewSession(reload)).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['subscriber', 'the page is loaded anew', 1],
    ['guest', 'the guards decide, and a song plays on', 0],
  ] as const)('of a user who is now a %s is not: %s', async (next, _, reloads) => {
    mockBackend.signInAs('free')
    await refreshBootstrap()
    mockBackend.signInAs(next)
    expect(await renewSession(reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(reloads)
  })

  it('is none where the server cannot be asked', async () => {
    breakDown()
    expect(await renewSession(reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
