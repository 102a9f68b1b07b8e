import type * as z from 'zod/mini'

import type { mediaImports } from '@/contract/groups/media-imports'
import { minutes } from '@/lib/dates/duration'

import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import { createAlbum } from './edit-album'
import { createArtist } from './edit-artist'
import { createTrack } from './edit-track'

type Imported = z.output<(typeof mediaImports.single)['body']>

/** Adds what Spotify would have at an id, unless it was imported before. Throws 422. */
export function importMusic(caller: Caller, { modelType, spotifyId, genreId }: Imported): void {
  const { db } = caller
  const name = `Spotify ${spotifyId}`
  const genre = genreId == null ? undefined : db.genres.get(genreId)
  if (genreId != null && !genre) throw invalid('genreId', 'The selected genre id is invalid.')
  const genres = genre && [genre.name]
  const artist =
    db.artists.all().find((row) => row.name === name) ?? createArtist(caller, { name, ...(genres && { genres }) })
  const credited = { name, artists: [artist.id], ...(genres && { genres }) }
  if (modelType === 'album' && !db.albums.all().some((row) => row.name === name))
    createAlbum(caller, { ...credited, tracks: [] })
  if (modelType === 'track' && !db.tracks.all().some((row) => row.name === name))
    createTrack(caller, { ...credited, duration: minutes(3) })
}
