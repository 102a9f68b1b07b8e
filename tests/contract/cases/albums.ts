import type { albums } from '@/contract/albums'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

export const albumCases: Cases<typeof albums> = {
  show: [
    {
      name: 'an album',
      input: ({ albumId }) => ({ params: { id: albumId }, query: { loader: 'albumPage' } }),
      status: 200,
    },
    { name: 'no such album', input: { params: { id: NO_ROW } }, status: 404 },
  ],
}
