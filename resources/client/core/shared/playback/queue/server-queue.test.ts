import fc from 'fast-check'
import { expect, test } from 'vitest'

import { player } from '@/contract/groups/player'

import { isContinued, queueIdOf } from './server-queue'

test.each([
  [queueIdOf('album', 12), 'album.12.*'],
  [queueIdOf('track', 5, { kind: 'radio' }), 'track.5.radio'],
  [
    queueIdOf('user', 3, { kind: 'playHistory', order: { column: 'track_plays.created_at', direction: 'desc' } }),
    'user.3.playHistory.track_plays^created_at|desc',
  ],
  [queueIdOf('playlist', 9, { order: { column: 'position', direction: 'asc' } }), 'playlist.9.*.position|asc'],
])('builds the queue id %s', (queueId, expected) => {
  expect(queueId).toBe(expected)
})

test('builds only queue ids that the contract accepts', () => {
  const options = fc.record(
    {
      kind: fc.constantFrom('*' as const, 'libraryTracks' as const, 'playHistory' as const, 'radio' as const),
      order: fc.record({
        column: fc.stringMatching(/^[a-z_]+(\.[a-z_]+)?$/),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    },
    { requiredKeys: [] },
  )
  const model = fc.constantFrom('album' as const, 'artist' as const, 'playlist' as const, 'user' as const)
  fc.assert(
    fc.property(model, fc.nat(), options, (name, id, rest) => {
      expect(player.queue.body.safeParse({ queueId: queueIdOf(name, id, rest) }).success).toBe(true)
    }),
  )
})

test.each([
  ['album.1.*', true],
  ['artist.1.*', true],
  ['playlist.1.*.position|asc', true],
  ['user.1.libraryTracks', true],
  ['genre.1.radio', true],
  ['channel.1.*', false],
  ['genre.1.*', false],
  ['', false],
])('reports whether the server continues %j: %s', (queueId, expected) => {
  expect(isContinued(queueId)).toBe(expected)
})
