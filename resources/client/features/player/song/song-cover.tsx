import { Music } from 'lucide-react'

import type { Track } from '@/contract/music'
import { trackCover } from '@/core/playback/track-cover'
import { Image } from '@/ui/pictures/image'

/** The song's picture, as large as its place lets it be. */
export function SongCover({ track }: { track: Track }) {
  return (
    <div className="grid min-h-0 place-items-center py-2 [container-type:size]">
      <Image
        key={track.id}
        src={trackCover(track)}
        alt=""
        className="size-[min(100cqw,100cqh)] animate-rise rounded-panel shadow-floating"
        fallback={<Music className="size-24" />}
        isUrgent
      />
    </div>
  )
}
