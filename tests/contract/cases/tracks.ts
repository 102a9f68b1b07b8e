import type { tracks } from '@/contract/tracks'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

export const trackCases: Cases<typeof tracks> = {
  show: [
    {
      name: 'a track',
      input: ({ trackId }) => ({ params: { id: trackId }, query: { loader: 'trackPage' } }),
      status: 200,
    },
    { name: 'no such track', input: { params: { id: NO_ROW } }, status: 404 },
  ],
  wave: [
    { name: 'drawn', input: { params: { id: 1 } }, status: 200, mockOnly: 'waves are the catalogue’s own' },
    { name: 'never drawn', input: { params: { id: 4 } }, status: 200, mockOnly: 'waves are the catalogue’s own' },
    { name: 'of any track', input: ({ trackId }) => ({ params: { id: trackId } }), status: 200 },
    { name: 'no such track', input: { params: { id: NO_ROW } }, status: 404 },
  ],
  lyrics: [
    {
      name: 'timed words',
      input: { params: { id: 1 }, query: { duration: 120_000 } },
      status: 200,
      mockOnly: 'lyrics are the catalogue’s own',
    },
    {
      name: 'words without times',
      input: { params: { id: 2 } },
      status: 200,
      mockOnly: 'lyrics are the catalogue’s own',
    },
    {
      name: 'words that are not known',
      input: { params: { id: 3 } },
      status: 404,
      mockOnly: 'lyrics are the catalogue’s own',
    },
    { name: 'no such track', input: { params: { id: NO_ROW } }, status: 404 },
  ],
  download: [
    {
      name: 'a paying listener',
      as: 'subscriber',
      input: ({ trackId }) => ({ params: { id: trackId } }),
      status: 200,
      mockOnly: 'needs an account that may',
    },
    { name: 'a guest', input: ({ trackId }) => ({ params: { id: trackId } }), status: 403 },
  ],
}
