import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { MockPlaylist } from '../../state/store/music-rows'
import { requireUser } from '../permissions/find-user'
import { forbidden, may } from '../permissions/permissions'
import { findPlaylist } from './playlist-page'

type Details = {
  name?: string | undefined
  description?: string | null | undefined
  public?: boolean | undefined
  collaborative?: boolean | undefined
  image?: string | null | undefined
}

/** Throws 422 when another playlist of the owner has this name. */
function requireUnusedName(
  { db }: Caller,
  name: string | undefined,
  { id, owner_id }: Pick<MockPlaylist, 'id' | 'owner_id'>,
) {
  const isTaken = db.playlists
    .all()
    .some((other) => other.id !== id && other.owner_id === owner_id && other.name === name)
  if (!isTaken) return
  const message = 'The name has already been taken.'
  throw new MockFailure(HttpStatus.UnprocessableContent, { message, errors: { name: [message] } })
}

const definedDetails = (details: Details): Partial<MockPlaylist> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))

/** Creates a playlist owned by the caller. */
export function createPlaylist(caller: Caller, { name = '', ...details }: Details): MockPlaylist {
  const { db, now } = caller
  const owner_id = requireUser(caller).id
  const id = db.playlists.nextId()
  requireUnusedName(caller, name, { id, owner_id })
  return db.playlists.insert({
    id,
    name,
    image: null,
    public: false,
    collaborative: false,
    description: null,
    ...definedDetails(details),
    owner_id,
    editor_ids: [owner_id],
    track_ids: [],
    created_at: new Date(now()).toISOString(),
    model_type: 'playlist',
  })
}

/** Finds a playlist for its owner or a user with permission for all playlists. Throws 403 or 404. */
export function findOwnPlaylist(caller: Caller, id: string | undefined, right: 'update' | 'delete'): MockPlaylist {
  const { db } = caller
  const user = requireUser(caller)
  const playlist = findPlaylist(caller, id)
  if (playlist.owner_id !== user.id && !may(db, user, `playlists.${right}`)) throw forbidden()
  return playlist
}

/** Updates the details that only the owner may change. */
export function updatePlaylist(caller: Caller, id: string | undefined, details: Details): MockPlaylist {
  const playlist = findOwnPlaylist(caller, id, 'update')
  requireUnusedName(caller, details.name, playlist)
  const updated_at = new Date(caller.now()).toISOString()
  return caller.db.playlists.update(playlist.id, { ...definedDetails(details), updated_at })
}

/**
 * Changes a playlist's tracks: allowed for editors, and for anyone in a collaborative one, who then becomes an editor.
 */
export function changeTracks(
  caller: Caller,
  id: string | undefined,
  change: (trackIds: readonly number[]) => number[],
): MockPlaylist {
  const user = requireUser(caller)
  const playlist = findPlaylist(caller, id)
  const { owner_id, editor_ids, collaborative } = playlist
  const isEditor = owner_id === user.id || editor_ids.includes(user.id)
  if (!isEditor && !collaborative) throw forbidden()
  return caller.db.playlists.update(playlist.id, {
    track_ids: change(playlist.track_ids),
    ...(!isEditor && { editor_ids: [...editor_ids, user.id] }),
  })
}

/** Reorders the ids; entries missing from `order` stay at the end. */
export function reordered(trackIds: readonly number[], order: readonly number[]): number[] {
  const left = [...trackIds]
  const first = order.filter((id) => {
    const index = left.indexOf(id)
    if (index !== -1) left.splice(index, 1)
    return index !== -1
  })
  return [...first, ...left]
}
