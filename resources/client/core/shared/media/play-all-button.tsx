import { Pause, Play } from 'lucide-react'

import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePlayButton } from '@/core/shared/playback/use-play-button'
import { Button } from '@/ui/buttons/button'

/** Plays or pauses all tracks of a page. */
export function PlayAllButton({ tracks, queueId }: { tracks: Track[]; queueId: string | null }) {
  const { t } = useTranslation()
  const { isPlaying, toggle } = usePlayButton({ tracks, queueId })
  return (
    <Button size="lg" onClick={toggle} disabled={tracks.length === 0}>
      {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      {isPlaying ? t('Pause') : t('Play')}
    </Button>
  )
}
