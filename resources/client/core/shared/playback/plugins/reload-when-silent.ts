// Separate chunk: also loaded by the app's chunk-failure screen.
import { checkBuild, reloadOnceFor } from '@/core/platform/api/new-build'
import type { Playback } from '@/core/shared/playback/create-playback'
import { wantsSound } from '@/core/shared/playback/playback-state'

import { watch } from './watch'

/**
 * Reloads the page for a new build once nothing plays: immediately or at the next pause, if the server still serves
 * that build. After the reload playback is restored, paused. Returns a function that stops waiting.
 */
export function reloadWhenSilent(playback: Playback, reload?: () => void): () => void {
  let isStopped = false

  async function reloadIfNew(): Promise<void> {
    const check = await checkBuild()
    // The user may have pressed play in the meantime.
    if (isStopped || wantsSound(playback.get()) || check.status !== 'new') return
    reloadOnceFor(check.entry, reload)
  }
  const unwatch = watch(playback, wantsSound, (wants) => {
    if (!wants) void reloadIfNew()
  })
  return () => {
    isStopped = true
    unwatch()
  }
}
