import type { artists } from '@/contract/groups/artists'
import { artists as documented } from '@mock/documented/groups/artists'

import { groupCases, MISSING_ID } from '../case'
import {
  admin,
  administratorsOnly,
  artist,
  changedBetweenDays,
  everyField,
  ownMusic,
  reading,
  recordRefusals,
  removals,
} from './administrator'
import { filtered } from './filtered'

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
/** Body of an artist's request. */
const { verified: _, ...ownBody } = body

export const artistCases = groupCases<typeof artists>(documented, {
  list: [
    {
      name: 'with the number of albums',
      ...reading,
      input: { query: { paginate: 'lengthAware', orderBy: 'plays', orderDir: 'desc', withCount: ['albums'] } },
      status: 200,
    },
    {
      name: 'not verified, by plays and views',
      ...reading,
      input: { query: filtered(['verified', '=', false], ['plays', '>=', 1], ['views', '>=', 1]) },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ verified }) => !verified),
    },
    changedBetweenDays,
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
      ...reading,
      input: ({ artistId }) => ({ params: { id: artistId }, query: { loader: 'editArtistPage' } }),
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
    everyField({ body }, (response) => !response?.artist || response.artist.name === body.name),
    { name: 'without a name', ...admin, input: { body: { ...body, name: ' ' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField(
      { ...one, body },
      (response) => (response?.artist?.image_small ?? body.image_small) === body.image_small,
    ),
    { name: 'without a name', ...admin, input: { ...one, body: { ...body, name: ' ' } }, status: 422 },
    ...ownMusic({ ...one, body: ownBody }, { params: { id: 2 }, body: ownBody }),
    {
      name: 'the own verification, by an artist',
      ...artist,
      input: { ...one, body: { ...ownBody, verified: false } },
      status: 403,
    },
    ...recordRefusals('artist', { ...one, body }),
  ],
  remove: removals('artist'),
})
