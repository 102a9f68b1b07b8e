import { Pause, SkipBack, SkipForward } from 'lucide-react'

import { SongScene } from '@/ui/pictures/song-scene'

/** Drawing of a phone that plays a song, cut off by the lower edge of its container. */
export const PhonePicture = () => (
  <div
    aria-hidden
    className="mx-auto -mb-16 w-56 overflow-hidden rounded-[2.25rem] border-8 border-main bg-background shadow-raised md:w-64"
  >
    <div className="relative aspect-square overflow-hidden bg-background-alt">
      <SongScene className="absolute inset-x-0 -bottom-8 w-full" />
    </div>
    <div className="space-y-4 px-5 pt-5 pb-20">
      <div className="mx-auto h-3 w-3/4 rounded-full bg-main opacity-80" />
      <div className="mx-auto h-2.5 w-1/2 rounded-full bg-main opacity-30" />
      <div className="h-1.5 overflow-hidden rounded-full bg-chip">
        <div className="h-full w-2/5 rounded-full bg-primary" />
      </div>
      <div className="flex items-center justify-center gap-5">
        <SkipBack className="size-6 fill-current" />
        <span className="grid size-14 place-items-center rounded-full bg-primary text-on-primary">
          <Pause className="size-7 fill-current" />
        </span>
        <SkipForward className="size-6 fill-current" />
      </div>
    </div>
  </div>
)
