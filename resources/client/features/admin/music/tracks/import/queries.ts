import * as z from 'zod/mini'

import { tracks } from '@/contract/groups/tracks'
import { call } from '@/core/platform/api/call'
import { queryClient } from '@/core/platform/api/query-client'
import { genreNames } from '@/core/shared/music-editing/queries'
import { findId, readBefore } from '@/core/shared/records/import/find-id'
import type { ImportValues } from '@/core/shared/records/import/importable'
import { isSameText } from '@/lib/text'

/** Values of a track, with names in place of the ids of its artists and album. */
export const trackValues = z.object({
  ...tracks.create.body.shape,
  artists: z.array(z.string()),
  album_id: z.optional(z.string()),
  genres: z.optional(z.array(z.string())),
})

/** Returns the slug of a genre that the server knows under a name; it creates genres for other names. */
async function slugOf(name: string): Promise<string> {
  const known = await readBefore(name, () => queryClient.fetchQuery(genreNames))
  return known.find((genre) => isSameText(genre.display_name || genre.name, name))?.name ?? name
}

/** Finds the artists, the album and the genres by name, then creates a track. Throws ApiError. */
export async function createTrack(values: ImportValues): Promise<unknown> {
  const { artists, album_id: album, genres, ...details } = trackValues.parse(values)
  const artistIds: number[] = []
  for (const name of artists) artistIds.push(await findId('artist', name))
  return call(tracks.create, {
    body: {
      ...details,
      artists: artistIds,
      ...(album !== undefined && { album_id: await findId('album', album) }),
      ...(genres && { genres: await Promise.all(genres.map(slugOf)) }),
    },
  })
}
