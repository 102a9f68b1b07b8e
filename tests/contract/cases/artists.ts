import type { artists } from '@/contract/artists'

import { type Cases, MISSING_ID } from '../case'

export const artistCases: Cases<typeof artists> = {
  show: [
    {
      name: 'an artist',
      input: ({ artistId }) => ({ params: { id: artistId }, query: { loader: 'artistPage' } }),
      status: 200,
    },
    { name: 'missing artist', input: { params: { id: MISSING_ID }, query: { loader: 'artistPage' } }, status: 404 },
  ],
  albums: [
    {
      name: 'with their tracks',
      input: ({ artistId }) => ({ params: { id: artistId }, query: { loadAlbumTracks: true, albumsPerPage: 2 } }),
      status: 200,
    },
    {
      name: 'a page beyond the last',
      input: ({ artistId }) => ({ params: { id: artistId }, query: { page: 999 } }),
      status: 200,
    },
  ],
  tracks: [
    { name: 'counted pages', input: ({ artistId }) => ({ params: { id: artistId } }), status: 200 },
    {
      name: 'simple pages, by name',
      input: ({ artistId }) => ({
        params: { id: artistId },
        query: { paginate: 'simple', orderBy: 'name', orderDir: 'asc' },
      }),
      status: 200,
    },
  ],
  followers: [
    { name: 'first page', input: ({ artistId }) => ({ params: { id: artistId } }), status: 200 },
    { name: 'missing artist', input: { params: { id: MISSING_ID } }, status: 404 },
  ],
}
