import { fileEntries } from '@/contract/groups/file-entries'
import type { tracks } from '@/contract/groups/tracks'
import { minutes } from '@/lib/dates/duration'
import { tracks as documented } from '@mock/documented/groups/tracks'
import { FAULTY_ALBUM_ID, FAULTY_TRACKS } from '@mock/state/seeds/faulty-music'
import { UPLOAD_MINUTES } from '@mock/state/seeds/roles'

import { groupCases, MISSING_ID, type Visit } from '../case'
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
  name: 'Rīta rosme',
  number: 2,
  duration: 95_000,
  src: 'storage/track_media/1.wav',
  image: 'storage/track_image_media/1.svg',
  album_id: 1,
  artists: [1],
  genres: ['Polka', { name: 'Valsis' }],
  tags: ['rīts', { name: 'rosme' }],
  description: 'Deju dziesma.',
  lyrics: 'Lec, lec',
  waveData: [[0, 20, 3, 25]],
  release_date: '2026-01-01T00:00:00.000000Z',
}
/** Uploads a recording and returns the id of its file. */
async function recording({ client }: Visit): Promise<number> {
  const form = new FormData()
  form.append('disk', 'public')
  form.append('diskPrefix', 'track_media')
  form.append('file', new File(['RIFF'], '01 Aijā.wav', { type: 'audio/wav' }))
  const response = await client.send(fileEntries.upload, { body: form })
  return fileEntries.upload.response.parse(await response.json()).fileEntry.id
}

/** Body of an artist's request. */
const ownBody = { ...body, artists: ['CURRENT_USER' as const], album_id: null }
const one = { params: { id: 1 } }

export const trackCases = groupCases<typeof tracks>(documented, {
  list: [
    {
      name: 'by plays',
      ...reading,
      input: { query: { paginate: 'lengthAware', orderBy: 'plays', orderDir: 'desc', perPage: 5 } },
      status: 200,
    },
    {
      name: 'without an album',
      ...reading,
      input: { query: filtered(['album_id', '=', null]) },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ album }) => !album),
    },
    {
      name: 'of an album',
      ...reading,
      input: ({ albumId }) => ({ query: filtered(['album_id', '=', { id: albumId, name: 'Album' }]) }),
      status: 200,
      holds: ({ pagination: { items } }) => new Set(items.flatMap(({ album }) => album?.id ?? [])).size <= 1,
    },
    {
      name: 'by an artist and plays',
      ...reading,
      input: ({ artistId }) => ({ query: filtered(['artists', 'has', artistId], ['plays', '>=', 1]) }),
      status: 200,
    },
    ...administratorsOnly({ query: {} }),
  ],
  show: [
    {
      name: 'a track',
      input: ({ trackId }) => ({ params: { id: trackId }, query: { loader: 'trackPage' } }),
      status: 200,
    },
    {
      name: 'for its editor',
      ...reading,
      input: ({ trackId }) => ({ params: { id: trackId }, query: { loader: 'editTrackPage' } }),
      status: 200,
      holds: ({ track }) => Boolean(track.updated_at),
    },
    { name: 'missing track', input: { params: { id: MISSING_ID }, query: { loader: 'trackPage' } }, status: 404 },
  ],
  create: [
    everyField({ body }, (response) => !response?.track || response.track.name === body.name),
    { name: 'without a duration', ...admin, input: { body: { ...body, duration: 0 } }, status: 422 },
    { name: 'without artists', ...admin, input: { body: { ...body, artists: [] } }, status: 422 },
    { name: 'without a name', ...admin, input: { body: { ...body, name: ' ' } }, status: 422 },
    { name: 'a missing album', ...admin, input: { body: { ...body, album_id: MISSING_ID } }, status: 422 },
    {
      name: 'by the caller’s own artist',
      ...admin,
      input: { body: ownBody },
      status: 200,
    },
    { name: 'by an artist', ...artist, input: { body: ownBody }, status: 200 },
    {
      name: 'an artist of others, by an artist',
      ...artist,
      input: { body: { ...ownBody, artists: [2] } },
      status: 422,
    },
    {
      name: 'in an album of others, by an artist',
      ...artist,
      input: { body: { ...ownBody, album_id: FAULTY_ALBUM_ID } },
      status: 422,
    },
    {
      name: 'longer than the minutes left, by an artist',
      ...artist,
      input: { body: { ...ownBody, duration: minutes(UPLOAD_MINUTES) } },
      status: 403,
    },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ ...one, body }, (response) => !response?.track || response.track.name === body.name),
    { name: 'without artists', ...admin, input: { ...one, body: { ...body, artists: [] } }, status: 422 },
    {
      name: 'a signed source',
      ...admin,
      input: { ...one, body: { ...body, src: 'storage/track_media/1.wav?until=1&signature=1' } },
      status: 422,
      mockOnly: 'needs the signatures of the mock',
    },
    ...ownMusic({ ...one, body: ownBody }, { params: { id: FAULTY_TRACKS.missing }, body: ownBody }),
    {
      name: 'an artist of others, by an artist',
      ...artist,
      input: { ...one, body: { ...ownBody, artists: [2] } },
      status: 422,
    },
    {
      name: 'into another owner’s album, by an artist',
      ...artist,
      input: { ...one, body: { ...ownBody, album_id: FAULTY_ALBUM_ID } },
      status: 403,
    },
    ...recordRefusals('track', { ...one, body }),
  ],
  remove: [...removals('track'), ...ownMusic({ params: { ids: 1 } }, { params: { ids: FAULTY_TRACKS.missing } })],
  extractMetadata: [
    {
      name: 'an uploaded file',
      ...admin,
      input: async (_found, visit) => ({
        params: { fileEntryId: await recording(visit) },
        body: { autoMatchAlbum: true },
      }),
      status: 200,
      holds: ({ metadata }) => metadata.title === 'Aijā',
    },
    {
      name: 'missing file',
      ...admin,
      input: { params: { fileEntryId: MISSING_ID }, body: { autoMatchAlbum: true } },
      status: 404,
    },
    ...administratorsOnly({ params: { fileEntryId: 1 }, body: {} }),
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
      needs: ['subscriber'],
      input: ({ trackId }) => ({ params: { id: trackId } }),
      status: 200,
    },
    { name: 'as a guest', input: ({ trackId }) => ({ params: { id: trackId } }), status: 403 },
  ],
})
