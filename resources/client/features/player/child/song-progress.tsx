import { usePlayback } from '@/core/shared/playback/use-playback'

/** How much of the song was heard, for the eye alone: a line this thin is nothing to press. */
export function SongProgress() {
  const share = usePlayback(({ position, duration }) =>
    duration > 0 ? Math.round((position / duration) * 200) / 200 : 0,
  )
  return (
    <div aria-hidden className="absolute inset-x-0 top-0 h-1 bg-chip">
      <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
