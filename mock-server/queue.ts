import type { Caller } from './caller'
import type { Db, MockTrack, MockUser } from './db'
import { findRow } from './find-row'
import { sortRows } from './listing'
import { seededRandom } from './media/seeded-random'
import { MockFailure } from './mock-failure'
import { maySeePlaylist, playlistTracks, tracksOfAlbum } from './present'

const QUEUE_PAGE_SIZE = 30

/** `model_type.id.kind[.orderBy|orderDir]`, parsed (backend contract, section 5). */
export type QueueId = {
  model: string
  id: number
  kind: string
  order?: { column: string; direction: string }
}

/** Reads a queue id; `^` stands for the dots of a column's name. */
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

type Source = { tracks: MockTrack[]; usual?: { column: string; direction: string } }

const byArtist = (db: Db, artistId: number): MockTrack[] =>
  db.tracks.all().filter(({ artists }) => artists.some(({ id }) => id === artistId))

function librarySource(db: Db, userId: number): Source {
  const likes = db.likes.all().filter((like) => like.user_id === userId && like.likeable_type === 'track')
  const tracks = likes.flatMap(({ likeable_id, created_at }) => {
    const track = db.tracks.get(likeable_id)
    return track ? [{ ...track, added_at: created_at }] : []
  })
  return { tracks, usual: { column: 'likes.created_at', direction: 'desc' } }
}

/** What someone listened to is for them alone. */
function historySource(db: Db, userId: number, asker: MockUser | null): Source {
  if (asker?.id !== userId) throw new MockFailure(403, { message: "You don't have required permissions." })
  const plays = db.plays.all().filter(({ user_id }) => user_id === userId)
  const tracks = plays.flatMap(({ track_id, created_at }) => {
    const track = db.tracks.get(track_id)
    return track ? [{ ...track, added_at: created_at }] : []
  })
  return { tracks, usual: { column: 'track_plays.created_at', direction: 'desc' } }
}

function userSource({ db, user }: Caller, { id, kind }: QueueId): Source {
  findRow(db.users, id, 'User')
  if (kind === 'libraryTracks') return librarySource(db, id)
  if (kind === 'playHistory') return historySource(db, id, user)
  return { tracks: db.tracks.all().filter(({ owner_id }) => owner_id === id) }
}

function playlistSource({ db, user }: Caller, id: number): Source {
  const playlist = findRow(db.playlists, id, 'Playlist')
  if (!maySeePlaylist(user, playlist)) throw new MockFailure(403, { message: 'This playlist is private.' })
  return { tracks: playlistTracks(db, playlist) }
}

/** Tracks that share a genre with what the radio was started from, in an order of its own. */
function radioSource(db: Db, { model, id }: QueueId): Source {
  const seed = {
    artist: () => findRow(db.artists, id, 'Artist').genres,
    track: () => findRow(db.tracks, id, 'Track').genres,
    genre: () => [findRow(db.genres, id, 'Genre')],
  }[model]
  if (!seed) return { tracks: [] }
  const genreIds = new Set(seed().map((genre) => genre.id))
  const alike = db.tracks.all().filter(
    (track) => !(model === 'track' && track.id === id) && track.genres.some((genre) => genreIds.has(genre.id)),
  )
  return { tracks: seededRandom('radio', model, id).shuffle(alike) }
}

function sourceOf(caller: Caller, queue: QueueId): Source {
  const { db } = caller
  if (queue.kind === 'radio') return radioSource(db, queue)
  switch (queue.model) {
    case 'playlist':
      return playlistSource(caller, queue.id)
    case 'album':
      findRow(db.albums, queue.id, 'Album')
      return { tracks: tracksOfAlbum(db, queue.id) }
    case 'artist':
      findRow(db.artists, queue.id, 'Artist')
      return { tracks: byArtist(db, queue.id), usual: { column: 'popularity', direction: 'desc' } }
    case 'user':
      return userSource(caller, queue)
    default:
      // Channels and lists of other kinds are not continued by the server.
      return { tracks: [] }
  }
}

type LastTrack = { id: number; position?: unknown; added_at?: unknown }
type QueueAsk = { queueId: string; last?: LastTrack | undefined; perPage?: number | undefined }

/** The same entry of the list: a playlist or a history may hold a track more than once. */
function isSameEntry(entry: MockTrack, last: LastTrack): boolean {
  const agree = (own: unknown, theirs: unknown) => own == null || theirs == null || own === theirs
  return entry.id === last.id && agree(entry.position, last.position) && agree(entry.added_at, last.added_at)
}

/** The tracks of a queue that come after `last`, or its first ones. Empty when `last` is not in the queue. */
export function queueTracks(caller: Caller, { queueId, last, perPage = QUEUE_PAGE_SIZE }: QueueAsk): MockTrack[] {
  const queue = parseQueueId(queueId)
  const { tracks, usual } = sourceOf(caller, queue)
  const order = queue.order ?? usual
  const list = order ? sortRows(tracks, order) : tracks
  if (!last) return list.slice(0, perPage)
  const index = list.findIndex((entry) => isSameEntry(entry, last))
  return index === -1 ? [] : list.slice(index + 1, index + 1 + perPage)
}
