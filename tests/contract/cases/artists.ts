import type { artists } from '@/contract/artists'
import { encodeFilters } from '@/contract/wire'

import { type Cases, MISSING_ID } from '../case'
import { admin, administratorsOnly } from './administrator'

const body = {
  name: 'Polkas draugi',
  verified: true,
  image_small: 'storage/artist_images/1.svg',
  genres: ['polka', 'Deju mūzika'],
  profile: { description: 'Spēlē polkas.', country: 'Latvija', city: 'Rīga' },
  profile_images: ['storage/artist_media/1.svg', 'storage/artist_media/2.svg'],
  links: [{ url: 'https://example.org/polka', title: 'Mājaslapa' }],
}
const one = { params: { id: 1 } }

export const artistCases: Cases<typeof artists> = {
  list: [
    {
      name: 'with the number of albums',
      ...admin,
      input: { query: { paginate: 'lengthAware', orderBy: 'plays', orderDir: 'desc', withCount: ['albums'] } },
      status: 200,
    },
    {
      name: 'not verified, by plays and views',
      ...admin,
      input: {
        query: {
          filters: encodeFilters([
            { key: 'verified', operator: '=', value: false },
            { key: 'plays', operator: '>=', value: 1 },
            { key: 'views', operator: '>=', value: 1 },
          ]),
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ verified }) => !verified),
    },
    {
      name: 'changed between two days',
      ...admin,
      input: {
        query: {
          filters: encodeFilters([
            { key: 'updated_at', operator: 'between', value: { start: '1990-01-01', end: '1990-01-02' } },
          ]),
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.length === 0,
    },
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'an artist',
      input: ({ artistId }) => ({ params: { id: artistId }, query: { loader: 'artistPage' } }),
      status: 200,
    },
    {
      name: 'for its editor',
      ...admin,
      input: { ...one, query: { loader: 'editArtistPage' } },
      status: 200,
      holds: ({ artist }) => artist.views !== undefined,
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
  create: [
    {
      name: 'every field',
      ...admin,
      input: { body },
      status: 200,
      holds: (response) => !response?.artist || response.artist.name === body.name,
    },
    { name: 'without a name', ...admin, input: { body: { ...body, name: ' ' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    {
      name: 'every field',
      ...admin,
      input: { ...one, body },
      status: 200,
      holds: (response) => (response?.artist?.image_small ?? body.image_small) === body.image_small,
    },
    { name: 'without a name', ...admin, input: { ...one, body: { ...body, name: ' ' } }, status: 422 },
    { name: 'missing artist', ...admin, input: { params: { id: MISSING_ID }, body }, status: 404 },
    ...administratorsOnly({ ...one, body }),
  ],
  remove: [
    { name: 'several artists', ...admin, input: { params: { ids: '1,2' } }, status: 200 },
    { name: 'missing artist', ...admin, input: { params: { ids: MISSING_ID } }, status: 404 },
    ...administratorsOnly({ params: { ids: 1 } }),
  ],
}
