import { useEffect } from 'react'

import { useSettings } from '@/core/platform/settings/use-settings'
import { playback } from '@/core/shared/playback/playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { WIDE } from '@/ui/use-media-query'

import { openPanel } from './panel-store'

/** Opens the song in full when the listener starts a list on a phone, where the site wants it (`settings.player.mobile.auto_open_overlay`). */
export function useAutoOpen(): void {
  const isWanted = useSettings().player.mobile.auto_open_overlay
  useEffect(() => {
    if (!isWanted) return undefined
    let known = playback.get()
    return playback.subscribe(() => {
      const before = known
      known = playback.get()
      const isNewList = known.listenId !== before.listenId && known.queue.entries !== before.queue.entries
      if (isNewList && wantsSound(known) && !known.isAutoplay && !window.matchMedia(WIDE).matches) openPanel('song')
    })
  }, [isWanted])
}
