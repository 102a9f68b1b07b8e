import { type RadioType, radioTypes } from '@/contract/groups/radio'

import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import type { MockTrack } from '../../state/store/music-rows'
import { type Row, sortRows } from '../lists/listing'
import { forbidden } from '../permissions/permissions'
import { historyOf, likedRows } from './library'
import { findPlaylist } from './playlist-page'
import { playlistTracks, tracksOfAlbum } from './present'
import { radioTracks } from './radio'

const QUEUE_PAGE_SIZE = 30

/** Parsed `model_type.id.kind[.orderBy|orderDir]` (backend contract, section 5). */
type QueueId = {
  model: string
  id: number
  kind: string
  order?: { column: string; direction: string }
}

/** Parses a queue id; `^` replaces the dots in a column name. */
export function parseQueueId(queueId: string): QueueId {
  const [model = '', id = '', kind = '*', order] = queueId.split('.')
  const [column, direction = 'asc'] = order?.split('|') ?? []
  return {
    model,
    id: Number(id),
    kind,
    ...(column && { order: { column: column.replaceAll('^', '.'), direction } }),
  }
}

type Source = { tracks: MockTrack[]; defaultOrder?: { column: string; direction: string } }

const byArtist = (db: Db, artistId: number): MockTrack[] =>
  db.tracks.all().filter(({ artists }) => artists.some(({ id }) => id === artistId))

const librarySource = (db: Db, userId: number): Source => ({
  tracks: likedRows(db, 'track', userId),
  defaultOrder: { column: 'likes.created_at', direction: 'desc' },
})

/** Throws 403 unless the history is the caller's own. */
function historySource(db: Db, userId: number, asker: MockUser | null): Source {
  if (asker?.id !== userId) throw forbidden()
  return { tracks: historyOf(db, userId), defaultOrder: { column: 'track_plays.created_at', direction: 'desc' } }
}

function userSource({ db, user }: Caller, { id, kind }: QueueId): Source {
  findRow(db.users, id, 'User')
  if (kind === 'libraryTracks') return librarySource(db, id)
  if (kind === 'playHistory') return historySource(db, id, user)
  return { tracks: db.tracks.all().filter(({ owner_id }) => owner_id === id) }
}

function playlistSource({ db, user }: Caller, id: number): Source {
  const playlist = findPlaylist({ db, user }, String(id))
  return { tracks: playlistTracks(db, playlist), defaultOrder: { column: 'position', direction: 'asc' } }
}

const isRadioType = (model: string): model is RadioType => (radioTypes as readonly string[]).includes(model)

function sourceOf(caller: Caller, queue: QueueId): Source {
  const { db } = caller
  if (queue.kind === 'radio') {
    return { tracks: isRadioType(queue.model) ? radioTracks(db, queue.model, queue.id) : [] }
  }
  switch (queue.model) {
    case 'playlist':
      return playlistSource(caller, queue.id)
    case 'album':
      findRow(db.albums, queue.id, 'Album')
      return { tracks: tracksOfAlbum(db, queue.id) }
    case 'artist':
      findRow(db.artists, queue.id, 'Artist')
      return { tracks: byArtist(db, queue.id), defaultOrder: { column: 'popularity', direction: 'desc' } }
    case 'user':
      return userSource(caller, queue)
    default:
      // The server does not continue channels and other lists.
      return { tracks: [] }
  }
}

type LastTrack = { id: number; position?: unknown; added_at?: unknown }
type QueueAsk = { queueId: string; last?: LastTrack | undefined; perPage?: number | undefined }

/** Milliseconds since the epoch: responses write a date with microseconds, rows may not. */
const timeOf = (date: unknown): unknown => (typeof date === 'string' ? Date.parse(date) : date)

/** True for the same list entry: a playlist or history can contain a track more than once. */
function isSameEntry(entry: MockTrack, last: LastTrack): boolean {
  const agree = (own: unknown, theirs: unknown) => own == null || theirs == null || own === theirs
  return (
    entry.id === last.id && agree(entry.position, last.position) && agree(timeOf(entry.added_at), timeOf(last.added_at))
  )
}

/** Index to continue from when the last track has left the list: its former position, if known. */
function placeOf(last: LastTrack, list: readonly MockTrack[], order: QueueId['order']): number {
  return order ? sortRows<Row>([last, ...list], order).indexOf(last) : list.length
}

/** The tracks of a queue after `last`, or its first ones. */
export function queueTracks(caller: Caller, { queueId, last, perPage = QUEUE_PAGE_SIZE }: QueueAsk): MockTrack[] {
  const queue = parseQueueId(queueId)
  const { tracks, defaultOrder } = sourceOf(caller, queue)
  const order = queue.order ?? defaultOrder
  const list = order ? sortRows(tracks, order) : tracks
  if (!last) return list.slice(0, perPage)
  const index = list.findIndex((entry) => isSameEntry(entry, last))
  const start = index === -1 ? placeOf(last, list, order) : index + 1
  return list.slice(start, start + perPage)
}
