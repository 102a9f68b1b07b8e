import { AudioLines, Music } from 'lucide-react'

import type { Track } from '@/contract/music'
import { trackCover } from '@/core/shared/playback/track-cover'
import { classNames } from '@/lib/class-names'
import { Image } from '@/ui/pictures/image'

/** A song of the queue: its cover, its title, who sings. */
export function QueueSong({ track, isCurrent = false }: { track: Track; isCurrent?: boolean }) {
  return (
    <>
      <Image src={trackCover(track)} alt="" className="size-11 rounded-small" fallback={<Music className="size-5" />} />
      <span className="min-w-0 flex-1 text-start">
        <span className={classNames('block truncate font-bold', isCurrent && 'text-primary')}>{track.name}</span>
        <span className="block truncate text-sm text-muted">{track.artists.map(({ name }) => name).join(', ')}</span>
      </span>
      {isCurrent && <AudioLines aria-hidden className="me-2 size-5 text-primary" />}
    </>
  )
}
