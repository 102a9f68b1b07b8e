import { Pause, Play, Shuffle } from 'lucide-react'

import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { playback } from '@/core/shared/playback/playback'
import { usePlayButton } from '@/core/shared/playback/use-play-button'
import { ActionButton } from '@/ui/buttons/action-row'

/** Plays or pauses all tracks of a page. */
export function PlayAllButton({ tracks, queueId }: { tracks: Track[]; queueId: string | null }) {
  const { t } = useTranslation()
  const { isPlaying, toggle } = usePlayButton({ tracks, queueId })
  return (
    <ActionButton
      label="first"
      icon={isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      onClick={toggle}
      disabled={tracks.length === 0}
    >
      {isPlaying ? t('Pause') : t('Play')}
    </ActionButton>
  )
}

/** Plays a list in random order. Hidden for a single track, and for children, who get few choices. */
export function ShuffleButton({ tracks, queueId }: { tracks: readonly Track[]; queueId: string | null }) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  if (isChild || tracks.length < 2) return null
  const play = () => {
    // Enable shuffle first, so that the first track is random too.
    if (playback.get().queue.unshuffled === null) playback.toggleShuffle()
    playback.playTracks({ tracks, queueId })
  }
  return (
    <ActionButton variant="outline" icon={<Shuffle aria-hidden />} onClick={play}>
      {t('Shuffle')}
    </ActionButton>
  )
}
