import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { holdFirstScreen } from '@/lib/browser/first-screen'

import { watch } from './watch'

const isLoading = ({ status, loadingList }: PlaybackState): boolean => status === 'loading' || loadingList !== null

/** Leaves the browser to the first sound: what the first screen left out is rendered after it. Returns the way to stop. */
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
