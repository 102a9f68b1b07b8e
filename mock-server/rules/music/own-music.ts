import { HttpStatus } from '@/contract/machinery/http-status'
import { CURRENT_USER } from '@/contract/shapes/music-body'
import { minutes } from '@/lib/dates/duration'

import { invalid, PermissionRefusal } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import { requireUser } from '../permissions/find-user'
import { may, permissionsOf, requirePermission } from '../permissions/permissions'
import { isOwnMusic, managedIds } from './managed-artists'
import { uploadMinutesLeft } from './upload-minutes'

/** The fields of a request that adds music which rights over the user's own music limit. */
type Sent = {
  artists?: readonly (number | string)[] | undefined
  album_id?: number | null | undefined
  tracks?: readonly { id?: number | undefined; duration: number }[] | undefined
  duration?: number | undefined
}

type Known = {
  artists: readonly { id: number }[]
  owner_id?: number | null | undefined
  duration?: number | null | undefined
}

/** Whether the user may credit artists of others: `artist_selection` of `music.create`. */
const mayCreditAnyone = (db: Db, user: MockUser): boolean =>
  permissionsOf(db, user)
    .find(({ name }) => name === 'music.create')
    ?.restrictions.some(({ name, value }) => name === 'artist_selection' && value === true) ?? false

/** Refuses credits of artists that the user does not manage, unless the music credits them already. Throws 422. */
function requireOwnCredits(
  db: Db,
  user: MockUser,
  { artists = [] }: Sent,
  known: Pick<Known, 'artists'> = { artists: [] },
): void {
  const allowed = new Set<number | string>([
    CURRENT_USER,
    ...managedIds(db, user),
    ...known.artists.map(({ id }) => id),
  ])
  if (artists.some((id) => !allowed.has(id)) && !mayCreditAnyone(db, user))
    throw invalid('artists', 'The selected artists is invalid.')
}

const newDurations = ({ tracks = [] }: Sent): number[] =>
  tracks.filter(({ id }) => id === undefined).map(({ duration }) => duration)

/** By how much a request lengthens music of the user, which counts towards the minutes. */
function addedDurations(db: Db, user: MockUser, { tracks = [], duration = 0 }: Sent, known: Known): number[] {
  const changed = tracks.flatMap(({ id, duration: next }) => {
    const track = id === undefined ? undefined : db.tracks.get(id)
    return track ? [{ ...track, next }] : []
  })
  return [...changed, { ...known, next: duration }]
    .filter(({ owner_id }) => owner_id === user.id)
    .map(({ duration: before, next }) => Math.max(0, next - (before ?? 0)))
}

/**
 * Limits music that a user adds without a right to the table: to artists and albums of their own, and to the minutes of
 * `music.create`. Assumed: the statuses, and that albums without artists belong to their owner. Throws 403 and 422.
 */
export function limitToOwn(caller: Caller, table: 'albums' | 'tracks', sent: Sent): void {
  const { db } = caller
  const user = requireUser(caller)
  if (may(db, user, `${table}.create`)) return
  const managed = managedIds(db, user)
  requireOwnCredits(db, user, sent)
  const { tracks = [], album_id: albumId } = sent
  const album = albumId == null ? undefined : db.albums.get(albumId)
  if (album && !isOwnMusic(album, user, managed)) throw invalid('album_id', 'The selected album id is invalid.')
  if (tracks.some(({ id }) => id !== undefined && db.tracks.get(id)?.owner_id !== user.id))
    throw invalid('tracks', 'The selected tracks is invalid.')
  requireMinutes(db, user, [...newDurations(sent), sent.duration ?? 0])
}

/**
 * Limits changes that a user makes without a right to the table: to credits as for new music beside those of before, new
 * tracks of an album to `music.create`, and what is added or becomes longer to its minutes. Assumed, as above. Throws 403
 * and 422.
 */
export function limitChanges(caller: Caller, table: 'albums' | 'tracks', sent: Sent, known: Known): void {
  const { db } = caller
  const user = requireUser(caller)
  if (may(db, user, `${table}.update`)) return
  requireOwnCredits(db, user, sent, known)
  const durations = newDurations(sent)
  if (durations.length > 0) requirePermission(caller, 'music.create')
  requireMinutes(db, user, [...durations, ...addedDurations(db, user, sent, known)])
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
