import { artists } from '@/contract/groups/artists'
import { genres, type ManagedGenre } from '@/contract/groups/genres'
import { type ManagedTag, tags } from '@/contract/groups/tags'
import { call } from '@/core/platform/api/call'
import type { ArtistRow } from '@/core/shared/music-editing/artist/queries'

/** Schemas of the requests, which validate a value before it is sent. */
export const labelBodies = { artist: artists.update.body, genre: genres.update.body, tag: tags.update.body }

/** Changes fields of an artist, and repeats the name; lists are not refetched. Throws ApiError. */
export const updateArtist = ({ id, name }: ArtistRow, change: { name?: string; verified?: boolean }) =>
  call(artists.update, { params: { id }, body: { name, ...change } })

type GenreFields = Pick<ManagedGenre, 'display_name' | 'popularity'>

/** Changes fields of a genre, and repeats the others; lists are not refetched. Throws ApiError. */
export const updateGenre = ({ id, name, display_name, image, popularity }: ManagedGenre, change: GenreFields) =>
  call(genres.update, { params: { id }, body: { name, display_name, image, popularity, ...change } })

/** Changes the shown name of a tag, and repeats the other fields; lists are not refetched. Throws ApiError. */
export const renameTag = ({ id, name, type }: ManagedTag, display_name: string) =>
  call(tags.update, { params: { id }, body: { name, display_name, type } })
