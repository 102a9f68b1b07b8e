import { minutes } from '@/lib/dates/duration'

import type { Db, MockUser } from '../../state/store/db'
import { permissionsOf } from '../permissions/permissions'

/** Whole minutes of audio the user may still upload; null without a limit (backend contract, section 3.3). */
export function uploadMinutesLeft(db: Db, user: MockUser): number | null {
  const right = permissionsOf(db, user).find(({ name }) => name === 'music.create')
  const limit = right?.restrictions.find(({ name }) => name === 'minutes')?.value
  if (typeof limit !== 'number') return null
  const own = db.tracks.all().filter(({ owner_id }) => owner_id === user.id)
  const used = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  return Math.max(0, limit - Math.ceil(used / minutes(1)))
}
