import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserChange } from '@/core/platform/session/user-data'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlayerPersistence } from '@/core/shared/playback/persistence/persist-player'
import { wantsSound } from '@/core/shared/playback/playback-state'

type Parts = {
  playback: Playback
  persistence: PlayerPersistence
  /** Stops every other tab; `forgets` also deletes its queue. */
  silenceTabs: (forgets: boolean) => void
  sessionEnded: () => void
}

/**
 * Follows the signed-in user. Sign-out stops playback and deletes what was saved; another profile gets its own saved
 * queue. When the session expires the track plays on, and the same user finds everything unchanged after signing in
 * again.
 */
export function followUser({ playback, persistence, silenceTabs, sessionEnded }: Parts): () => void {
  const stops = [
    onUserChange('playback', ({ isSignOut }) => {
      if (!isSignOut) return
      playback.stop()
      persistence.handOver(null)
      silenceTabs(true)
    }),
    subscribeBootstrap((next, previous) => {
      const user = next.user?.id ?? null
      const owner = persistence.owner()
      if (user === owner) return
      if (user === null) return previous.user && wantsSound(playback.get()) ? sessionEnded() : undefined
      if (owner === null && playback.get().status !== 'idle') return persistence.adopt(user)
      persistence.handOver(user)
      silenceTabs(false)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Returns the signed-in user's id, or null for guests. */
export const currentUserId = (): number | null => getBootstrap().user?.id ?? null
