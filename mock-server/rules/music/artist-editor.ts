import type { Caller } from '../../state/caller'
import type { MockArtist } from '../../state/store/music-rows'
import { requireUser } from '../permissions/find-user'
import { forbidden, may, requirePermission } from '../permissions/permissions'
import { managerOf } from './managed-artists'

/**
 * Returns the function that passes an artist whom the caller may change: any with `artists.update`, else the managed
 * ones, without their verification. Throws 401 and 403.
 */
export function artistEditor(caller: Caller) {
  const user = requireUser(caller)
  const mayEditAll = may(caller.db, user, 'artists.update')
  if (!mayEditAll) requirePermission(caller, 'music.update')
  return (artist: MockArtist, { verified = artist.verified }: { verified?: boolean | undefined }): MockArtist => {
    if (!mayEditAll && (!managerOf(artist, user.id) || verified !== artist.verified)) throw forbidden()
    return artist
  }
}
