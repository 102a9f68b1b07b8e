import type { TranslationKey } from '@/core/platform/i18n/translation'

import type { Release, ReleaseTrack } from './release'

/** Something that the user has to complete before the release can be sent. */
export type Problem = {
  /** Key of the track; null for the album. */
  track: string | null
  field: string
  message: TranslationKey
}

/** The artists that a track credits: its own, otherwise those of its new album. */
export const creditsOf = ({ kind, album }: Release, { values }: ReleaseTrack) =>
  values.artists.length > 0 || kind !== 'album' ? values.artists : album.values.artists

function trackProblems(release: Release, track: ReleaseTrack): Problem[] {
  const { key, values, upload, isRead } = track
  const problem = (isMissing: boolean, field: string, message: TranslationKey): Problem[] =>
    isMissing ? [{ track: key, field, message }] : []
  return [
    ...problem(values.name.trim() === '', 'name', 'The name field is required.'),
    ...problem(upload === null || !isRead, 'file', "This song isn't uploaded yet."),
    ...problem(isRead && values.duration === null, 'duration', 'The duration field is required.'),
    ...problem(creditsOf(release, track).length === 0, 'artists', 'The artists field is required.'),
  ]
}

/** Returns what is missing before anything can be sent; tracks that are public need nothing. */
export function problemsOf(release: Release): Problem[] {
  const { kind, album, target, tracks } = release
  const problem = (isMissing: boolean, field: string, message: TranslationKey): Problem[] =>
    isMissing ? [{ track: null, field, message }] : []
  return [
    ...problem(kind === 'album' && album.values.name.trim() === '', 'name', 'The name field is required.'),
    ...problem(kind === 'existing' && !target, 'target', 'Choose an album.'),
    ...tracks.filter(({ published }) => !published).flatMap((track) => trackProblems(release, track)),
  ]
}
