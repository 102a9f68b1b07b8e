import { CURRENT_USER } from '@/contract/shapes/music-body'

import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import type { MockArtist } from '../../state/store/music-rows'
import { normalize } from '../lists/normalized-model'
import { newArtist } from './new-artist'

/** The user's entry among the managers of an artist. */
export const managerOf = ({ managers = [] }: MockArtist, userId: number) =>
  managers.find(({ user_id }) => user_id === userId)

/** The artists that a user manages, each with the user's role, the oldest first. */
export const managedArtists = (db: Db, user: MockUser): { artist: MockArtist; role: string }[] =>
  db.artists.all().flatMap((artist) => {
    const own = managerOf(artist, user.id)
    return own ? [{ artist, role: own.role }] : []
  })

/** Ids of the artists that a user manages. */
export const managedIds = (db: Db, user: MockUser): ReadonlySet<number> =>
  new Set(managedArtists(db, user).map(({ artist }) => artist.id))

type MusicRow = { owner_id?: number | null | undefined; artists: readonly { id: number }[] }

/** Whether an album or a track is the user's, or of an artist that the user manages. */
export const isOwnMusic = ({ owner_id, artists }: MusicRow, user: MockUser, managed: ReadonlySet<number>): boolean =>
  owner_id === user.id || artists.some(({ id }) => managed.has(id))

/** Maps the artists of a user for the bootstrap data (backend contract, section 6). */
export const presentManagedArtists = (db: Db, user: MockUser) =>
  managedArtists(db, user).map(({ artist, role }) => ({ ...normalize(artist, 'artist'), role }))

const nameOf = ({ display_name, email }: MockUser): string => display_name || (email ?? '')

/** The row that stands for a user without an artist. */
export const presentSelfAsArtist = (user: MockUser) => ({
  id: CURRENT_USER,
  name: nameOf(user),
  description: null,
  image: user.avatar ?? null,
  model_type: 'artist' as const,
})

/** The artist that the caller is: the first of the managed ones, else a new one with the caller's name. */
export function ownArtist({ db }: Pick<Caller, 'db'>, user: MockUser): MockArtist {
  const known = managedArtists(db, user)[0]
  if (known) return known.artist
  return db.artists.insert({
    ...newArtist(db, { name: nameOf(user), image_small: user.avatar ?? null }),
    managers: [{ user_id: user.id, role: 'artist' }],
  })
}

/** Makes a user a manager of an artist, unless that is so already. */
export function addManager(db: Db, artistId: number, manager: { user_id: number; role: string }): void {
  const artist = db.artists.get(artistId)
  if (!artist || managerOf(artist, manager.user_id)) return
  db.artists.update(artistId, { managers: [...(artist.managers ?? []), manager] })
}
