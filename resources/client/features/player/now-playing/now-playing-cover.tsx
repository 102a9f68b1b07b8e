import { Music } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { trackCover } from '@/core/shared/playback/track-cover'
import { useMovingParts } from '@/ui/motion/use-moving-parts'
import { Image } from '@/ui/pictures/image'

import { COVER_ATTRIBUTE } from './grow-cover'
import { useCoverSwipe } from './use-cover-swipe'

/** Cover of the current track at the largest size that fits; swiping plays the next or previous track. */
export function NowPlayingCover({ track }: { track: Track }) {
  const { gestures, from } = useCoverSwipe(track.id)
  const SlideIn = useMovingParts()?.SlideIn
  const picture = (
    <Image
      key={track.id}
      src={trackCover(track)}
      alt=""
      className="size-full rounded-panel"
      fallback={<Music className="size-24" />}
      isUrgent
    />
  )
  return (
    <div className="grid min-h-0 place-items-center py-2 [container-type:size]">
      <div
        {...gestures}
        {...{ [COVER_ATTRIBUTE]: '' }}
        className="size-[min(100cqw,100cqh)] touch-pan-y rounded-panel shadow-floating transition-[translate] select-none"
      >
        {SlideIn && from ? (
          <SlideIn key={track.id} from={from} className="size-full">
            {picture}
          </SlideIn>
        ) : (
          picture
        )}
      </div>
    </div>
  )
}
