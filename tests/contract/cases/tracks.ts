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
}
