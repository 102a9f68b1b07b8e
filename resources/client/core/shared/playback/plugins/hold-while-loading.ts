import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { holdFirstScreen } from '@/ui/deferred-rendering/first-screen'

import { watch } from './watch'

const isLoading = ({ status, loadingList }: PlaybackState): boolean => status === 'loading' || loadingList !== null

/**
 * Postpones the deferred parts of the first screen while a track loads, so that it sounds sooner. Returns a function
 * that stops it.
 */
export function holdWhileLoading(playback: Playback): () => void {
  let release = () => {}
  const unwatch = watch(playback, isLoading, (isNow) => {
    release()
    release = isNow ? holdFirstScreen() : () => {}
  })
  return () => {
    unwatch()
    release()
  }
}
