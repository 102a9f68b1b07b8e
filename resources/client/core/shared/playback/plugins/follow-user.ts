import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserLeaves } from '@/core/platform/session/user-leaves'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlayerPersistence } from '@/core/shared/playback/persistence/persist-player'
import { wantsSound } from '@/core/shared/playback/playback-state'

type Parts = {
  playback: Playback
  memory: PlayerPersistence
  /** In every other tab; `forgets` when nobody is to find it again. */
  silenceTabs: (forgets: boolean) => void
  sessionEnded: () => void
}

/**
 * Follows who listens. Whoever signs out takes the song, the queue and what was stored of it along; another profile finds
 * its own; under a session that ends by itself the song plays on, and the same user finds everything as it was.
 */
export function followUser({ playback, memory, silenceTabs, sessionEnded }: Parts): () => void {
  const stops = [
    onUserLeaves(({ isSignOut }) => {
      if (!isSignOut) return
      playback.stop()
      memory.handOver(null)
      silenceTabs(true)
    }),
    subscribeBootstrap((next, previous) => {
      const listener = next.user?.id ?? null
      const owner = memory.owner()
      if (listener === owner) return
      if (listener === null) return previous.user && wantsSound(playback.get()) ? sessionEnded() : undefined
      if (owner === null && playback.get().status !== 'idle') return memory.adopt(listener)
      memory.handOver(listener)
      silenceTabs(false)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Who listens now: a user's id, or null for a guest. */
export const currentUserId = (): number | null => getBootstrap().user?.id ?? null
