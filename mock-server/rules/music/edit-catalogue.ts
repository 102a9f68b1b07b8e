import type { LikeableType } from '@/contract/groups/library'
import type { Artist, Genre } from '@/contract/shapes/music'
import { CURRENT_USER } from '@/contract/shapes/music-body'

import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { Db } from '../../state/store/db'
import type { Tag } from '../../state/store/music-rows'
import { ownArtist } from './managed-artists'

/** A recording in the site's storage. */
const UPLOADED = /(?:^|\/)storage\/track_media\/[^?]*\?/

/** Refuses the URL of an uploaded recording with its signature, which would soon expire. Throws 422. */
export function checkSource(src: string | null | undefined): void {
  if (src && UPLOADED.test(src)) throw invalid('src', 'The src format is invalid.')
}

type Label = string | { name: string }

const nameOf = (label: Label): string => (typeof label === 'string' ? label : label.name).trim()

/** The artists of a request. Throws 422. */
function artistsOf({ db, user }: Caller, ids: readonly (number | string)[]): Artist[] {
  return ids.flatMap((id) => {
    if (id === CURRENT_USER) return user ? ownArtist({ db }, user) : []
    const artist = db.artists.get(Number(id))
    if (!artist) throw invalid('artists', 'The selected artists is invalid.')
    return artist
  })
}

/** The genres with these names, by slug or displayed name; unknown ones are created. */
export const genresOf = ({ db, now }: Pick<Caller, 'db' | 'now'>, labels: readonly Label[]): Genre[] =>
  labels.map((label) => {
    const display_name = nameOf(label)
    const known = db.genres.all().find((genre) => [genre.name, genre.display_name].includes(display_name))
    if (known) return known
    const name = display_name.toLocaleLowerCase('lv').replaceAll(/\s+/g, '-')
    const created_at = new Date(now()).toISOString()
    return db.genres.insert({ id: db.genres.nextId(), name, display_name, model_type: 'genre', created_at })
  })

/** The tags with these names; unknown ones are created. */
function tagsOf({ db, now }: Pick<Caller, 'db' | 'now'>, labels: readonly Label[]): Tag[] {
  return labels.map((label) => {
    const name = nameOf(label)
    const known = db.tags.all().find((tag) => tag.name === name || tag.display_name === name)
    if (known) return tagLabel(known)
    const created_at = new Date(now()).toISOString()
    return tagLabel(db.tags.insert({ id: db.tags.nextId(), name, display_name: name, type: 'default', created_at }))
  })
}

const tagLabel = ({ id, name, display_name }: Tag): Tag => ({ id, name, display_name })

type RelatedRows = {
  artists?: readonly (number | string)[] | undefined
  genres?: readonly Label[] | undefined
  tags?: readonly Label[] | undefined
}

/** Artists, genres and tags of a request that saves an album or track; those that it omits stay. Throws 422. */
export const relatedRows = (caller: Caller, { artists, genres, tags }: RelatedRows) => ({
  ...(artists && { artists: artistsOf(caller, artists) }),
  ...(genres && { genres: genresOf(caller, genres) }),
  ...(tags && { tags: tagsOf(caller, tags) }),
})

/** Removes lyrics, likes, reposts and playlist positions of a deleted track. */
export function removeTrackReferences(db: Db, trackId: number): void {
  for (const { id, track_id } of db.lyrics.all()) if (track_id === trackId) db.lyrics.remove(id)
  for (const { id, track_ids } of db.playlists.all()) {
    if (!track_ids.includes(trackId)) continue
    db.playlists.update(id, { track_ids: track_ids.filter((other) => other !== trackId) })
  }
  removeReactions(db, 'track', trackId)
}

/** Removes likes and reposts of a deleted record. */
export function removeReactions({ likes, reposts }: Db, type: LikeableType, id: number): void {
  for (const like of likes.all()) if (like.likeable_type === type && like.likeable_id === id) likes.remove(like.id)
  for (const repost of reposts.all()) {
    if (repost.repostable_type === type && repost.repostable_id === id) reposts.remove(repost.id)
  }
}
