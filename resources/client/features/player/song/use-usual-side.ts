import type { Track } from '@/contract/music'
import { useIsChild } from '@/core/platform/session/use-session'
import { useSettings } from '@/core/platform/settings/use-settings'

import type { Side } from './side'
import { useLyrics } from './use-lyrics'

/**
 * What the song in full shows beside its picture until the listener chooses. On a wide screen the lyrics, or without any the queue; on a
 * phone the lyrics only where the site opens them by itself, once they are known. A child who cannot read yet gets the picture.
 */
export function useUsualSide(track: Track, isWide: boolean): Side | null {
  const isChild = useIsChild()
  const { hide_lyrics, lyrics_automate, hide_queue } = useSettings().player
  const wantsLyrics = !isChild && !hide_lyrics && (isWide || lyrics_automate)
  const { query, hasNone } = useLyrics(track, wantsLyrics)
  if (wantsLyrics && !hasNone && (isWide || query.data)) return 'lyrics'
  return isWide && !isChild && !hide_queue ? 'queue' : null
}
