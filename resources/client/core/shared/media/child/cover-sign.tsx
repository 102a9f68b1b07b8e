import { LoaderCircle, Pause, Play } from 'lucide-react'

import type { PlayButton } from '@/core/shared/playback/use-play-button'
import { classNames } from '@/lib/class-names'

/** What a press would do, as large as a thumb: the button is what it stands on. */
export function CoverSign({ button: { isPlaying, isLoading }, className }: { button: PlayButton; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'wooden-key grid size-target shrink-0 place-items-center rounded-full bg-primary text-on-primary',
        className,
      )}
    >
      {isLoading ? (
        <LoaderCircle className="size-7 animate-spin" />
      ) : isPlaying ? (
        <Pause className="size-7" fill="currentColor" />
      ) : (
        <Play className="size-7" fill="currentColor" />
      )}
    </span>
  )
}
