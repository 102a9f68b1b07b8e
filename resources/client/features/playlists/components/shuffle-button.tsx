import { Shuffle } from 'lucide-react'

import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/i18n/use-translation'
import { playback } from '@/core/playback/playback'
import { Button } from '@/ui/buttons/button'

/** Plays a list mixed, beginning anywhere. */
export function ShuffleButton({ tracks, queueId }: { tracks: readonly Track[]; queueId: string }) {
  const { t } = useTranslation()
  const play = () => {
    // The mode is set first, so that the song it begins with is any one of them.
    if (playback.get().queue.unshuffled === null) playback.toggleShuffle()
    playback.playTracks({ tracks, queueId })
  }
  return (
    <Button variant="outline" size="lg" onClick={play} disabled={tracks.length === 0}>
      <Shuffle aria-hidden />
      <span className="max-lg:sr-only">{t('Shuffle')}</span>
    </Button>
  )
}
