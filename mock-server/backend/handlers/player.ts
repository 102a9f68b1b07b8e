import { player } from '@/contract/groups/player'
import { minutes } from '@/lib/dates/duration'

import { player as documented } from '../../documented/groups/player'
import { presentTrack } from '../../rules/music/present'
import { queueTracks } from '../../rules/music/queue'
import { findRow } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

/** Minimum time between counted plays of a track by one listener. */
const PLAY_INTERVAL = minutes(1)

export const playerHandlers = mockGroup(player, documented, {
  queue: (request) => {
    const caller = musicCaller(request, 'music.play')
    const { queueId, lastTrack, perPage } = request.body
    const tracks = queueTracks(caller, { queueId, last: lastTrack, perPage })
    return { tracks: tracks.map((track) => presentTrack(caller, track)) }
  },

  logPlay: (request) => {
    const { db, user } = musicCaller(request, 'music.play')
    const { world, session } = request
    const track = findRow(db.tracks, request.params['trackId'], 'Track')
    const listener = user ? `user ${user.id}` : `session ${session.id}`
    const isRecent = db.plays
      .all()
      .some(
        (play) =>
          play.listener === listener &&
          play.track_id === track.id &&
          world.now() - Date.parse(play.created_at) < PLAY_INTERVAL,
      )
    if (!isRecent) {
      db.plays.insert({
        id: db.plays.nextId(),
        listener,
        user_id: user?.id ?? null,
        track_id: track.id,
        created_at: new Date(world.now()).toISOString(),
      })
      db.tracks.update(track.id, { plays: (track.plays ?? 0) + 1 })
    }
    return { status: 'success' }
  },
})
