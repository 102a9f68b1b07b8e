import { refreshArtists } from '@/core/shared/music-editing/artist/queries'
import { refreshMusic } from '@/core/shared/music-editing/queries'

export { importedTypes, SPOTIFY_ID } from '@/contract/groups/media-imports'

/** Refetches the lists in which imported music appears. */
export const refetchMusic = () => Promise.all([refreshMusic(), refreshArtists()])
