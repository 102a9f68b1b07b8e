import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'

/** The whole second at which a track is in the player; null when another one or none is. */
export const useCurrentSecond = (trackId: number): number | null =>
  usePlayback(({ queue, position }) => (currentEntry(queue)?.track.id === trackId ? Math.floor(position) : null))
