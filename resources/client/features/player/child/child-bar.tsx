import '@/styles/components.css'

import { LikeButton } from '@/core/shared/media/likes/like-button'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { SettingsButton } from '../components/bar-tools'
import { CurrentTrack } from '../components/current-track'
import { SleepTimerButton } from '../settings/sleep-timer-status'
import { ChildTransport } from './child-transport'

/** Player bar for a child: the current track and three large buttons, with the playback settings last. */
export function ChildBar() {
  const track = usePlayback(({ queue }) => currentEntry(queue)?.track)
  return (
    <>
      <ProgressLine />
      <div className="flex items-center gap-2 px-3 py-2 md:grid md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-6 md:px-6">
        <CurrentTrack />
        <ChildTransport />
        <div className="flex items-center justify-end gap-2 max-md:hidden">
          <SleepTimerButton />
          {track && <LikeButton item={track} />}
          <SettingsButton />
        </div>
      </div>
    </>
  )
}

/** Playback progress as a decorative line: too thin to be a seek bar. */
function ProgressLine() {
  const share = usePlayback(({ position, duration }) =>
    duration > 0 ? Math.round((position / duration) * 200) / 200 : 0,
  )
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 h-1 bg-chip">
      <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
