import { Shuffle } from 'lucide-react'

import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { playback } from '@/core/shared/playback/playback'
import { Button } from '@/ui/buttons/button'

/**
 * Plays a list in random order; shows only its icon on narrow screens. Hidden for a single track, and for children,
 * who get few choices.
 */
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
    <Button variant="outline" size="lg" className="max-lg:w-14 max-lg:px-0" onClick={play}>
      <Shuffle aria-hidden />
      <span className="max-lg:sr-only">{t('Shuffle')}</span>
    </Button>
  )
}
