import { useQuery } from '@tanstack/react-query'

import type { Track } from '@/contract/music'
import { queryClient } from '@/core/platform/api/query-client'
import { useSettings } from '@/core/platform/settings/use-settings'
import { WaveBars } from '@/core/shared/media/wave-bars'
import { usePlayback } from '@/core/shared/playback/use-playback'

import { waveQuery } from '../queries'

/** The wave of the song above its seek bar, where the site wants one (`settings.player.seekbar_type`). Absent without a wave. */
export function SongWave({ track }: { track: Track }) {
  const isWanted = useSettings().player.seekbar_type === 'waveform'
  const { data } = useQuery({ ...waveQuery(track.id), enabled: isWanted, meta: { handlesErrors: true } }, queryClient)
  const share = usePlayback(({ position, duration }) =>
    duration > 0 ? Math.min(1, Math.floor(position) / duration) : 0,
  )
  if (!isWanted || !data || data.waveData.length === 0) return null
  return (
    <div className="relative h-12">
      <WaveBars bars={data.waveData} share={share} />
    </div>
  )
}
