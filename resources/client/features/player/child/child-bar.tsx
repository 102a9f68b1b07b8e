import { LikeButton } from '@/core/shared/media/likes/like-button'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { SettingsButton } from '../components/bar-tools'
import { NowPlaying } from '../components/now-playing'
import { SleepSign } from '../song/sleep-sign'
import { ChildTransport } from './child-transport'
import { SongProgress } from './song-progress'

/** What plays, for a child: the song and three large buttons. How it is played is a grown-up's business, at the end. */
export function ChildBar() {
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  return (
    <>
      <SongProgress />
      <div className="flex items-center gap-2 px-3 py-2 md:grid md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-6 md:px-6">
        <NowPlaying />
        <ChildTransport />
        <div className="flex items-center justify-end gap-2 max-md:hidden">
          <SleepSign />
          {track && <LikeButton item={track} />}
          <SettingsButton />
        </div>
      </div>
    </>
  )
}
