import { lyrics } from '@/contract/groups/lyrics'
import { HttpStatus } from '@/contract/machinery/http-status'
import { UnconfirmedWrite } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'

import { isSavedAs } from '../../music-editing/lyrics/queries'
import type { Release, ReleaseTrack } from '../release/release'
import { findPublishedTrack } from './find-published'

/** The album that a release's tracks are in; null for singles. */
const albumOf = ({ kind, album, target }: Release): number | null =>
  kind === 'singles' ? null : kind === 'album' ? album.id : (target?.id ?? null)

/** Saves the synced lyrics of a public track, unless a try before has; returns what is known of it then. Throws ApiError. */
export async function saveLyrics(release: Release, track: ReleaseTrack) {
  const { published, values, isUncertain, errors } = track
  const id = published?.id ?? (await findPublishedTrack(track, albumOf(release)))?.id
  if (id === undefined) throw new UnconfirmedWrite(HttpStatus.Ok)
  const { lyrics: text, duration } = values
  const mayBeSaved = isUncertain || Object.keys(errors).length > 0
  if (!mayBeSaved || !(await isSavedAs(id, text)))
    await call(lyrics.create, { body: { track_id: id, text, is_synced: true, duration } })
  return { published: { id }, hasSyncedLyrics: true }
}
