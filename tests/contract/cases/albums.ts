import type { albums } from '@/contract/groups/albums'
import { minutes } from '@/lib/dates/duration'
import { albums as documented } from '@mock/documented/groups/albums'
import { FAULTY_ALBUM_ID, FAULTY_TRACKS } from '@mock/state/seeds/faulty-music'
import { UPLOAD_MINUTES } from '@mock/state/seeds/roles'

import { groupCases, MISSING_ID } from '../case'
import {
  admin,
  administratorsOnly,
  artist,
  everyField,
  ownMusic,
  reading,
  recordRefusals,
  removals,
} from './administrator'
import { filtered } from './filtered'

const body = {
  name: 'Rīta dziesmas',
  image: 'storage/album_images/1.svg',
  release_date: '2026-01-01T00:00:00.000000Z',
  artists: [1],
  genres: ['Polka'],
  tags: [{ name: 'rīts' }],
  description: 'Dziesmas rītam.',
  tracks: [
    { id: 2, name: 'Otrā', duration: 60_000, src: 'storage/track_media/2.wav' },
    { name: 'Jaunā', duration: 70_000, src: 'storage/track_media/1.wav' },
  ],
}
/** Body of an artist's request. */
const ownBody = { ...body, artists: ['CURRENT_USER' as const] }
const one = { params: { id: 1 } }

export const albumCases = groupCases<typeof albums>(documented, {
  list: [
    {
      name: 'by plays',
      ...reading,
      input: { query: { paginate: 'lengthAware', orderBy: 'plays', orderDir: 'desc', perPage: 5 } },
      status: 200,
    },
    {
      name: 'by an artist, with a cover',
      ...reading,
      input: ({ artistId }) => ({ query: filtered(['artists', 'has', artistId], ['image', '!=', null]) }),
      status: 200,
    },
    ...administratorsOnly({ query: {} }),
  ],
  show: [
    {
      name: 'an album',
      input: ({ albumId }) => ({ params: { id: albumId }, query: { loader: 'albumPage' } }),
      status: 200,
    },
    {
      name: 'for its editor',
      ...reading,
      input: ({ albumId }) => ({ params: { id: albumId }, query: { loader: 'editAlbumPage' } }),
      status: 200,
      holds: ({ album }) => Boolean(album.updated_at),
    },
    { name: 'missing album', input: { params: { id: MISSING_ID }, query: { loader: 'albumPage' } }, status: 404 },
  ],
  create: [
    {
      name: 'an attached and a new track',
      ...admin,
      input: { body },
      status: 200,
      holds: (response) => !response?.album || response.album.name === body.name,
    },
    { name: 'by an artist', ...artist, input: { body: ownBody }, status: 200 },
    { name: 'artists of others, by an artist', ...artist, input: { body: { ...ownBody, artists: [2] } }, status: 422 },
    {
      name: 'tracks of others, by an artist',
      ...artist,
      input: { body: { ...ownBody, tracks: [{ id: FAULTY_TRACKS.missing, name: 'Sveša', duration: 1 }] } },
      status: 422,
    },
    {
      name: 'longer than the minutes left, by an artist',
      ...artist,
      input: { body: { ...ownBody, tracks: [{ name: 'Gara', duration: minutes(UPLOAD_MINUTES) }] } },
      status: 403,
    },
    { name: 'without a name', ...admin, input: { body: { ...body, name: ' ' } }, status: 422 },
    {
      name: 'a track without a duration',
      ...admin,
      input: { body: { ...body, tracks: [{ name: 'Jaunā', duration: 0 }] } },
      status: 422,
    },
    {
      name: 'a missing track',
      ...admin,
      input: { body: { ...body, tracks: [{ id: MISSING_ID, name: 'Nav', duration: 1 }] } },
      status: 422,
    },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ ...one, body }, (response) => !response?.album || response.album.name === body.name),
    { name: 'without a name', ...admin, input: { ...one, body: { ...body, name: ' ' } }, status: 422 },
    {
      name: 'a track with a signed source',
      ...admin,
      input: {
        ...one,
        body: { ...body, tracks: [{ name: 'Jaunā', duration: 1, src: 'storage/track_media/1.wav?signature=1' }] },
      },
      status: 422,
      mockOnly: 'needs the signatures of the mock',
    },
    ...ownMusic({ ...one, body: ownBody }, { params: { id: FAULTY_ALBUM_ID }, body: ownBody }),
    {
      name: 'an artist of others, by an artist',
      ...artist,
      input: { ...one, body: { ...ownBody, artists: [2] } },
      status: 422,
    },
    {
      name: 'new songs longer than the minutes left, by an artist',
      ...artist,
      input: { ...one, body: { ...ownBody, tracks: [{ name: 'Gara', duration: minutes(UPLOAD_MINUTES) }] } },
      status: 403,
    },
    {
      name: 'another owner’s track, by an artist',
      ...artist,
      input: { ...one, body: { ...ownBody, tracks: [{ id: FAULTY_TRACKS.missing, name: 'Sveša', duration: 1 }] } },
      status: 403,
    },
    ...recordRefusals('album', { ...one, body }),
  ],
  remove: [...removals('album'), ...ownMusic({ params: { ids: 1 } }, { params: { ids: FAULTY_ALBUM_ID } })],
})
