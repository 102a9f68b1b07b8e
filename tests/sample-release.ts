import fc from 'fast-check'

import { addFiles } from '@/core/shared/publishing/release/add-files'
import {
  type ChosenFile,
  emptyRelease,
  type Release,
  type ReleaseTrack,
  trackOf,
} from '@/core/shared/publishing/release/release'

/** A chosen file, whose key is its name. */
export const chosen = (name: string, folder = ''): ChosenFile => ({ key: name, file: { name, folder } })

/** A track that is uploaded and read, and lacks nothing but artists. */
export function readySong(name: string, changes: Partial<ReleaseTrack> = {}): ReleaseTrack {
  const track = trackOf(chosen(name))
  return {
    ...track,
    upload: { entryId: 7, src: `storage/track_media/${name}` },
    isRead: true,
    ...changes,
    values: { ...track.values, duration: 60_000, ...changes.values },
  }
}

/** A release of tracks. */
export const releaseOf = (tracks: readonly ReleaseTrack[], changes: Partial<Release> = {}): Release => ({
  ...emptyRelease,
  tracks: [...tracks],
  ...changes,
})

const MAX_FILES = 12

/** Any choice of files, some more than once. */
export const anyFiles = fc.array(
  fc
    .tuple(fc.string({ maxLength: 8 }), fc.constantFrom('', 'Dziesmas', 'Polkas'))
    .map(([name, folder]) => chosen(name, folder)),
  { maxLength: MAX_FILES },
)

/** Any release of chosen files, some of them uploaded or public. */
export const anyRelease = fc
  .tuple(
    anyFiles,
    fc.array(fc.constantFrom('chosen', 'uploaded', 'public'), { minLength: MAX_FILES, maxLength: MAX_FILES }),
  )
  .map(([files, states]): Release => {
    const { release } = addFiles(emptyRelease, files, () => false)
    const tracks = release.tracks.map((track, index): ReleaseTrack => {
      const state = states[index]
      if (state === 'chosen') return track
      const upload = { entryId: index + 1, src: `storage/track_media/${index}.wav` }
      return { ...track, upload, published: state === 'public' ? { id: index + 1 } : null }
    })
    return { ...release, tracks }
  })
