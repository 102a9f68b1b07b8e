import type { Track } from '@/contract/music'
import { trackCover } from '@/core/shared/playback/track-cover'

/** A breath of the cover's colours behind everything: so little that every text keeps its contrast. */
export function SongBackdrop({ track }: { track: Track }) {
  const src = trackCover(track)
  if (!src) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 [z-index:-1] overflow-hidden rounded-t-panel md:rounded-none"
    >
      <img src={src} alt="" className="size-full scale-125 object-cover opacity-15 [filter:blur(4rem)_saturate(1.5)]" />
    </div>
  )
}
