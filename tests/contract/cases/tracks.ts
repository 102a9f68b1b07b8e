import type { tracks } from '@/contract/tracks'

import { type Cases, MISSING_ID } from '../case'

export const trackCases: Cases<typeof tracks> = {
  show: [
    {
      name: 'a track',
      input: ({ trackId }) => ({ params: { id: trackId }, query: { loader: 'trackPage' } }),
      status: 200,
    },
    { name: 'missing track', input: { params: { id: MISSING_ID }, query: { loader: 'trackPage' } }, status: 404 },
  ],
  wave: [
    { name: 'generated', input: { params: { id: 1 } }, status: 200, mockOnly: 'needs the waveforms of the mock' },
    { name: 'never generated', input: { params: { id: 4 } }, status: 200, mockOnly: 'needs the waveforms of the mock' },
    { name: 'of any track', input: ({ trackId }) => ({ params: { id: trackId } }), status: 200 },
    { name: 'missing track', input: { params: { id: MISSING_ID } }, status: 404 },
  ],
  lyrics: [
    {
      name: 'timed lyrics',
      input: { params: { id: 1 }, query: { duration: 120_000 } },
      status: 200,
      mockOnly: 'needs the lyrics of the mock',
    },
    {
      name: 'lyrics without times',
      input: { params: { id: 2 } },
      status: 200,
      mockOnly: 'needs the lyrics of the mock',
    },
    {
      name: 'missing lyrics',
      input: { params: { id: 3 } },
      status: 404,
      mockOnly: 'needs the lyrics of the mock',
    },
    { name: 'missing track', input: { params: { id: MISSING_ID } }, status: 404 },
  ],
  download: [
    {
      name: 'as a subscriber',
      as: 'subscriber',
      input: ({ trackId }) => ({ params: { id: trackId } }),
      status: 200,
      mockOnly: 'needs an account with the permission',
    },
    { name: 'as a guest', input: ({ trackId }) => ({ params: { id: trackId } }), status: 403 },
  ],
}
