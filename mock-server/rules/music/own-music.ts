import { HttpStatus } from '@/contract/machinery/http-status'
import { CURRENT_USER } from '@/contract/shapes/music-body'
import { minutes } from '@/lib/dates/duration'

import { invalid, PermissionRefusal } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import { requireUser } from '../permissions/find-user'
import { may, permissionsOf } from '../permissions/permissions'
import { isOwnMusic, managedIds } from './managed-artists'
import { uploadMinutesLeft } from './upload-minutes'

/** The fields of a request that adds music which rights over the user's own music limit. */
type Sent = {
  artists?: readonly (number | string)[] | undefined
  album_id?: number | null | undefined
  tracks?: readonly { id?: number | undefined; duration: number }[] | undefined
  duration?: number | undefined
}

/** Whether the user may credit artists of others: `artist_selection` of `music.create`. */
const mayCreditAnyone = (db: Db, user: MockUser): boolean =>
  permissionsOf(db, user)
    .find(({ name }) => name === 'music.create')
    ?.restrictions.some(({ name, value }) => name === 'artist_selection' && value === true) ?? false

/**
 * Limits music that a user adds without a right to the table: to artists and albums of their own, and to the minutes of
 * `music.create`. Assumed: the statuses, and that albums without artists belong to their owner. Throws 403 and 422.
 */
export function limitToOwn(caller: Caller, table: 'albums' | 'tracks', sent: Sent): void {
  const { db } = caller
  const user = requireUser(caller)
  if (may(db, user, `${table}.create`)) return
  const managed = managedIds(db, user)
  const { artists = [], tracks = [], album_id: albumId } = sent
  const foreign = artists.some((id) => id !== CURRENT_USER && !managed.has(Number(id)))
  if (foreign && !mayCreditAnyone(db, user)) throw invalid('artists', 'The selected artists is invalid.')
  const album = albumId == null ? undefined : db.albums.get(albumId)
  if (album && !isOwnMusic(album, user, managed)) throw invalid('album_id', 'The selected album id is invalid.')
  if (tracks.some(({ id }) => id !== undefined && db.tracks.get(id)?.owner_id !== user.id))
    throw invalid('tracks', 'The selected tracks is invalid.')
  const added = tracks.filter(({ id }) => id === undefined).map(({ duration }) => duration)
  requireMinutes(db, user, [...added, sent.duration ?? 0])
}

/** Refuses durations that exceed the minutes left. Throws 403. */
function requireMinutes(db: Db, user: MockUser, durations: readonly number[]): void {
  const left = uploadMinutesLeft(db, user)
  const needed = durations.reduce((sum, duration) => sum + duration, 0)
  if (left === null || needed <= minutes(left)) return
  throw new PermissionRefusal(HttpStatus.Forbidden, {
    message: "You've used all the minutes of music in your plan.",
    action: { label: 'Upgrade', action: '/pricing' },
  })
}
