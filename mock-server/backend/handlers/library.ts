import { library, type LikeableType } from '@/contract/groups/library'

import { library as documented } from '../../documented/groups/library'
import { unexpected } from '../../kit/mock-failure'
import { listRows } from '../../rules/lists/listing'
import { historyOf, likedRows } from '../../rules/music/library'
import { presentAlbum, presentArtist, presentTrack } from '../../rules/music/present'
import { findUser, findSelf, requireUser } from '../../rules/permissions/find-user'
import type { Caller } from '../../state/caller'
import type { Db, MockLike } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

const TRACKS_PAGE_SIZE = 30
const LATEST_FIRST = { order: 'added_at:desc', kind: 'simple' as const, joined: ['likes.created_at'] }

type Likeable = { likeable_type: LikeableType; likeable_id: number }

const likeOf = (db: Db, userId: number, { likeable_type, likeable_id }: Likeable): MockLike | undefined =>
  db.likes
    .all()
    .find((like) => like.user_id === userId && like.likeable_type === likeable_type && like.likeable_id === likeable_id)

function requireLikeable({ db }: Caller, { likeable_type, likeable_id }: Likeable): void {
  if (likeable_type === 'track') findRow(db.tracks, likeable_id, 'Track')
  else if (likeable_type === 'album') findRow(db.albums, likeable_id, 'Album')
  else findRow(db.artists, likeable_id, 'Artist')
}

export const libraryHandlers = mockGroup(library, documented, {
  add: (request) => {
    const { id: user_id } = requireUser(request)
    const caller = musicCaller(request)
    const { db, now } = caller
    for (const likeable of request.body.likeables) {
      requireLikeable(caller, likeable)
      // The real table rejects a duplicate row, and the backend does not handle that error.
      if (likeOf(db, user_id, likeable)) throw unexpected()
    }
    for (const likeable of request.body.likeables) {
      db.likes.insert({ id: db.likes.nextId(), user_id, ...likeable, created_at: new Date(now()).toISOString() })
    }
    return {}
  },

  remove: (request) => {
    const { id } = requireUser(request)
    const { db } = musicCaller(request)
    for (const likeable of request.body.likeables) {
      const like = likeOf(db, id, likeable)
      if (like) db.likes.remove(like.id)
    }
    return {}
  },

  tracks: (request) => {
    const caller = musicCaller(request)
    const rows = likedRows(caller.db, 'track', findUser(caller, request.params['userId']).id)
    const page = listRows(caller, rows, request.query, { table: 'tracks', ...LATEST_FIRST, perPage: TRACKS_PAGE_SIZE })
    return { pagination: { ...page, data: page.data.map((row) => presentTrack(caller, row)) } }
  },

  albums: (request) => {
    const caller = musicCaller(request)
    const rows = likedRows(caller.db, 'album', findUser(caller, request.params['userId']).id)
    const page = listRows(caller, rows, request.query, { table: 'albums', ...LATEST_FIRST })
    return { pagination: { ...page, data: page.data.map((row) => presentAlbum(caller, row)) } }
  },

  artists: (request) => {
    const caller = musicCaller(request)
    const rows = likedRows(caller.db, 'artist', findUser(caller, request.params['userId']).id)
    const page = listRows(caller, rows, request.query, { table: 'artists', ...LATEST_FIRST })
    return { pagination: { ...page, data: page.data.map(presentArtist) } }
  },

  history: (request) => {
    const caller = musicCaller(request)
    const rows = historyOf(caller.db, findSelf(caller, request.params['userId']).id)
    const page = listRows(caller, rows, request.query, {
      ...LATEST_FIRST,
      table: 'tracks',
      joined: ['track_plays.created_at'],
      perPage: TRACKS_PAGE_SIZE,
    })
    return { pagination: { ...page, data: page.data.map((row) => presentTrack(caller, row)) } }
  },
})
