import { isGone } from '@/core/platform/api/api-error'
import { listNames } from '@/core/platform/i18n/list-names'
import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'

import { readTrack } from '../../music-editing/queries'
import { publishedFrom } from '../draft/published-files'
import type { PublishingPlace } from '../publishing-place'
import { isOpenTrack } from '../release/change-release'
import { isSameRecording, type Recorded, repeatedTracks } from '../release/duplicates'
import type { Release } from '../release/release'
import { findSameRecording } from './find-published'

/** Names of the tracks that may be published already, by what says so. */
type Duplicates = { recordings: string[]; files: string[] }

/**
 * Finds the tracks that the site has already, or that the release contains twice: by name and duration, or because this
 * browser has published the same file before. A search that fails finds nothing: it only warns.
 */
async function duplicatesIn(release: Release, place: RecordingPlace): Promise<Duplicates> {
  const repeated = new Set(repeatedTracks(release))
  const found = await Promise.all(
    release.tracks.filter(isOpenTrack).map(async ({ key, values }) => {
      const name = values.name.trim()
      if (repeated.has(key) || (await isOnSite(values, place))) return { recordings: [name], files: [] }
      return { recordings: [], files: (await isPublishedFile(key)) ? [name] : [] }
    }),
  )
  return { recordings: found.flatMap(({ recordings }) => recordings), files: found.flatMap(({ files }) => files) }
}

/** Differences between areas that the search depends on. */
type RecordingPlace = Pick<PublishingPlace, 'findOwnRecordings'>

/** Whether the site has the recording, among the music of everyone or the user's own, which may not be out yet. */
async function isOnSite(recording: Recorded, { findOwnRecordings }: RecordingPlace): Promise<boolean> {
  const [other, own = []] = await Promise.all([
    findSameRecording(recording).catch(() => undefined),
    findOwnRecordings?.(recording.name.trim()).catch(() => []),
  ])
  return other !== undefined || own.some((track) => isSameRecording(track, recording))
}

/** Whether this browser has published the file, and its track was not deleted since. */
async function isPublishedFile(key: string): Promise<boolean> {
  const file = publishedFrom(key)
  return file !== undefined && (file.id === null || (await readTrack(file.id).then(() => true, mayExist)))
}

const mayExist = (error: unknown): boolean => !isGone(error)

/** Reports tracks that seem to be published already; resolves to whether to publish. */
export async function confirmDuplicates(release: Release, place: RecordingPlace): Promise<boolean> {
  const { recordings, files } = await duplicatesIn(release, place)
  const count = recordings.length + files.length
  return (
    count === 0 ||
    confirm({
      title: translate('[one This song may exist already|other :count songs may exist already]', { count }),
      message: [
        recordings.length > 0 && translate('Same name and duration: :names', { names: listNames(recordings) }),
        files.length > 0 && translate('Published from the same file before: :names', { names: listNames(files) }),
      ]
        .filter(Boolean)
        .join(' · '),
      confirmLabel: translate('Publish anyway'),
      cancelLabel: translate('Keep editing'),
    })
  )
}
