import type { albums } from '@/contract/albums'

import { type Cases, MISSING_ID } from '../case'

export const albumCases: Cases<typeof albums> = {
  show: [
    {
      name: 'an album',
      input: ({ albumId }) => ({ params: { id: albumId }, query: { loader: 'albumPage' } }),
      status: 200,
    },
    { name: 'missing album', input: { params: { id: MISSING_ID }, query: { loader: 'albumPage' } }, status: 404 },
  ],
}
