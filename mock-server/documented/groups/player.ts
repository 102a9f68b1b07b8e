import { type DocumentedGroup, optional, required, success } from '../documented'
import { track } from '../samples'

export const player = {
  section: '5',
  rule: 'The queue continues by `queueId` and returns `tracks`; a play is logged once per minute and track.',
  screens: ['player bar, all play buttons', 'embedded album and track'],
  endpoints: {
    queue: {
      call: 'POST player/tracks',
      source: '5',
      failsIn: 'resources/client/core/shared/playback/plugins/continue-queue.test.ts',
      body: { queueId: required(), lastTrack: optional(), perPage: optional() },
      rights: ['permission music.play'],
      responses: { tracks: { tracks: [track] }, end: { tracks: [] } },
    },
    logPlay: {
      call: 'POST tracks/plays/:trackId/log',
      source: '5',
      failsIn: 'resources/client/core/shared/playback/plugins/play-count.test.ts',
      body: { queueId: required() },
      rights: ['permission music.play'],
      ...success,
    },
  },
} satisfies DocumentedGroup
