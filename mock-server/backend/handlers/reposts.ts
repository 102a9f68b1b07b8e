import { reposts } from '@/contract/groups/reposts'

import { reposts as documented } from '../../documented/groups/reposts'
import { listRows } from '../../rules/lists/listing'
import { presentAlbum, presentTrack } from '../../rules/music/present'
import { findUser, requireUser } from '../../rules/permissions/find-user'
import type { Caller } from '../../state/caller'
import type { MockRepost } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

function presentRepostable(caller: Caller, { repostable_type, repostable_id }: MockRepost) {
  const { db } = caller
  if (repostable_type === 'track') {
    const track = db.tracks.get(repostable_id)
    return track ? { ...presentTrack(caller, track), model_type: 'track' as const } : null
  }
  const album = db.albums.get(repostable_id)
  return album ? { ...presentAlbum(caller, album), model_type: 'album' as const } : null
}

export const repostHandlers = mockGroup(reposts, documented, {
  toggle: (request) => {
    const { id: user_id } = requireUser(request)
    const { db, now } = musicCaller(request)
    const { repostable_type, repostable_id } = request.body
    if (repostable_type === 'track') findRow(db.tracks, repostable_id, 'Track')
    else findRow(db.albums, repostable_id, 'Album')
    const known = db.reposts
      .all()
      .find(
        (row) =>
          row.user_id === user_id && row.repostable_type === repostable_type && row.repostable_id === repostable_id,
      )
    if (known) {
      db.reposts.remove(known.id)
      return { action: 'removed' as const }
    }
    const repost = db.reposts.insert({
      id: db.reposts.nextId(),
      user_id,
      repostable_type,
      repostable_id,
      created_at: new Date(now()).toISOString(),
    })
    return { action: 'added' as const, repost }
  },

  ofUser: (request) => {
    const caller = musicCaller(request)
    const { id } = findUser(caller, request.params['userId'])
    const rows = caller.db.reposts.all().filter(({ user_id }) => user_id === id)
    const page = listRows(caller, rows, request.query, { table: 'reposts', order: 'created_at:desc', kind: 'simple' })
    const data = page.data.map((row) => ({ id: row.id, repostable: presentRepostable(caller, row) }))
    return { pagination: { ...page, data } }
  },
})
