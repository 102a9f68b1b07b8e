import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { playlists } from '@/contract/groups/playlists'
import {
  ApiError,
  isGone,
  isTransient,
  isUncertain,
  SESSION_ENDED,
  UnconfirmedWrite,
} from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import { mockBackend } from '@mock/node'

import { timeOutRequests } from './bench'
import { equals, everyFault, pathOf } from './fault-table'

let created = 0

/** Describes what a screen can tell about the error of a write that meets this fault. */
async function errorOf(kind: string) {
  const { fault } = everyFault[kind] ?? {}
  if (!fault) throw new Error(`There is no fault ${kind}`)
  mockBackend.world.faults.set([{ ...fault, endpoint: 'playlists.create' }])
  if (kind === 'stalls') timeOutRequests(pathOf('playlists.create'))
  const error: unknown = await call(playlists.create, { body: { name: `Rīts ${(created += 1)}` } }).catch(
    (failure: unknown) => failure,
  )
  vi.unstubAllGlobals()
  if (!(error instanceof ApiError)) throw new Error(`${kind} is no ApiError`, { cause: error })
  return {
    isUnconfirmed: error instanceof UnconfirmedWrite,
    isTransient: isTransient(error),
    isUncertain: isUncertain(error),
    isGone: isGone(error),
    hasEnded: SESSION_ENDED.includes(error.status),
    isPage: error.page !== undefined,
    fields: Object.keys(error.fieldErrors),
  }
}

beforeAll(() => mockBackend.listen())
beforeEach(async () => {
  mockBackend.reset()
  mockBackend.signInAs('free')
  await refreshBootstrap()
})
afterAll(() => mockBackend.close())

describe('faults that screens meet as one', () => {
  it.each(Object.entries(equals))('gives a write the same error after “%s” as after “%s”', async (kind, equal) => {
    expect(await errorOf(kind)).toEqual(await errorOf(equal))
  })

  it('differ from the faults that every row meets', async () => {
    const distinctKinds = Object.keys(everyFault).filter((kind) => !Object.hasOwn(equals, kind))
    expect(distinctKinds).toEqual(expect.arrayContaining(Object.values(equals)))
    const differing = new Set<string>()
    for (const kind of ['refused or reset', '500', '401', '404', '422', 'truncated JSON', 'an HTML page with 200'])
      differing.add(JSON.stringify(await errorOf(kind)))
    expect(differing.size).toBe(7)
  })
})
