import { ApiError, isUncertain } from '@/core/platform/api/api-error'

import type { Publishing } from '../draft/create-publishing'
import { updateTrack } from '../release/change-release'
import type { ReleaseTrack } from '../release/release'
import { isOfOneTrack, refusedFields } from './refusal'

/**
 * Sends a part of each track that needs it, one after the other, and records what `send` returns. A refusal is recorded
 * with its track, and the others follow; any other error stops all. Throws ApiError.
 */
export async function eachTrack(
  publishing: Publishing,
  needsIt: (track: ReleaseTrack) => boolean,
  send: (track: ReleaseTrack) => Promise<Partial<ReleaseTrack>>,
): Promise<void> {
  for (const { key } of publishing.release().tracks) {
    const track = publishing.release().tracks.find((candidate) => candidate.key === key)
    if (!track || !needsIt(track)) continue
    publishing.setProgress({ sending: key })
    const update = (changes: Partial<ReleaseTrack>) =>
      publishing.change((release) => updateTrack(release, key, (before) => ({ ...before, ...changes })))
    try {
      update({ ...(await send(track)), isUncertain: false, errors: {} })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      update({ isUncertain: isUncertain(error), errors: isOfOneTrack(error) ? refusedFields(error) : {} })
      if (!isOfOneTrack(error)) throw error
    }
  }
}
