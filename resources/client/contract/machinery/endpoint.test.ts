import { describe, expect, it } from 'vitest'

import { contract } from '..'
import { registration } from '../groups/registration'
import type { Endpoint } from './endpoint'

const writes = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { method, raw }]) => method !== 'GET' && method !== 'HEAD' && !raw)
    .map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
)

/** Writes whose response contains data that the client requires. */
const NEEDS_DATA = [
  'accessTokens.create',
  'accounts.impersonate',
  'auth.login',
  'auth.logout',
  'backstageRequests.create',
  'captcha.verify',
  'customDomains.authorize',
  'customDomains.validate',
  'family.create',
  'fileEntries.upload',
  'gateways.createPartialSubscription',
  'gateways.createSetupIntent',
  'managedProducts.create',
  'managedUsers.exportCsv',
  'player.queue',
  'playlists.create',
  'registration.create',
  'roles.exportCsv',
  's3.create',
  's3.entries',
  's3.presign',
  's3.signParts',
  's3.uploadedParts',
  'social.connect',
  'tracks.extractMetadata',
  'tus.entries',
  'twoFactorChallenge.submit',
  'workspaces.create',
  'workspaces.invite',
]

const EMPTY_BODIES = [undefined, null, '', []].map((body) => ({ body }))
const WRONG_SHAPES = [[{ status: 'success' }], 'Saved', 5, true].map((body) => ({ body }))
const accepts = (endpoint: Endpoint, body: unknown) => endpoint.response.safeParse(body).success

it('starts a session wherever the response has the data of another user', () => {
  const hasUserData = ({ response }: Endpoint) =>
    JSON.stringify(response.safeParse({}).error?.issues ?? []).includes('"bootstrapData"')
  const guestData = 'auth.logout'
  const starting = writes.filter(([, { startsSession }]) => startsSession).map(([name]) => name)
  const expected = writes
    .filter(([name, endpoint]) => hasUserData(endpoint) && name !== guestData)
    .map(([name]) => name)
  expect(expected.length).toBeGreaterThan(3)
  expect(starting.toSorted()).toEqual(['accounts.impersonate', ...expected].toSorted())
})

describe.each(writes.filter(([name]) => !NEEDS_DATA.includes(name)))('response of %s', (_, endpoint) => {
  it('accepts every empty body that PHP sends, and a bare status', () => {
    for (const { body } of [...EMPTY_BODIES, { body: { status: 'success' } }])
      expect(accepts(endpoint, body)).toBe(true)
  })

  it.each(WRONG_SHAPES)('rejects $body', ({ body }) => {
    expect(accepts(endpoint, body)).toBe(false)
  })
})

describe.each(writes.filter(([name]) => NEEDS_DATA.includes(name)))('response of %s', (_, endpoint) => {
  it.each([...EMPTY_BODIES, ...WRONG_SHAPES])('rejects $body', ({ body }) => {
    expect(accepts(endpoint, body)).toBe(false)
  })
})

describe('registration.create', () => {
  it.each([{}, { status: null }, { status: 'created' }])('accepts the status %j', (status) => {
    const bootstrapData = JSON.stringify({ settings: {}, themes: [], user: { id: 7 } })
    expect(registration.create.response.parse({ bootstrapData, ...status }).bootstrapData.user?.id).toBe(7)
  })
})
