import { readTrack } from '../queries'
import type { AlbumTrack } from './album-tracks'

/** Reads a track that is added to an album. Throws ApiError. */
export async function trackById(id: number): Promise<AlbumTrack> {
  return albumTrack(await readTrack(id))
}

type SavedTrack = { id: number; name: string; duration?: number | null | undefined; src?: string | null | undefined }

/** The fields of a track that an album's editor shows or submits. A duration of 0 is unknown. */
export const albumTrack = ({ id, name, duration, src }: SavedTrack): AlbumTrack => ({
  id,
  name,
  duration: duration || null,
  ...(src !== undefined && { src }),
})
