import { LikeButton } from '@/core/shared/media/likes/like-button'
import { MoreButton } from '@/core/shared/media/menu/more-button'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'

/** Like and menu of the current track, where the bar is wide enough; the song view has them everywhere. */
export function TrackTools() {
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  if (!track) return null
  return (
    <div className="hidden shrink-0 items-center min-[1024px]:flex">
      <LikeButton item={track} />
      <MoreButton item={{ ...track, model_type: 'track' }} />
    </div>
  )
}
