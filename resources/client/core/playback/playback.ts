import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { hasPermission } from '@/core/session/permissions'
import { onUserLeaves } from '@/core/session/user-leaves'

import { createAudioAdapter } from './audio-adapter'
import { continueQueue } from './continue-queue'
import { createPlayback, type Playback } from './create-playback'
import { logPlays } from './log-plays'
import { joinMediaSession } from './media-session'
import { notices } from './notices'
import { shareWithTabs } from './one-tab'
import { prefetchNext } from './prefetch-next'
import { rememberPlayback } from './remember-playback'
import { resumeOnline } from './resume-online'

const audio = createAudioAdapter()

/** The site's one player. */
export const playback: Playback = createPlayback({
  audio,
  mayPlay: () => hasPermission(getBootstrap(), 'music.play'),
  notices,
})

let stopAll: (() => void) | undefined

/**
 * Connects the player with what is around it: the last session, the lock screen, other tabs, the server. Needs the
 * bootstrap data; a second call does nothing. Returns the way to disconnect.
 */
export function startPlayback(): () => void {
  stopAll ??= connect()
  return () => {
    stopAll?.()
    stopAll = undefined
  }
}

function connect(): () => void {
  const tabs = shareWithTabs(playback)
  const stops = [
    tabs.leave,
    rememberPlayback(playback),
    joinMediaSession(playback),
    continueQueue(playback),
    logPlays(playback),
    prefetchNext(playback, audio),
    resumeOnline(playback),
    // The sound and the queue of whoever leaves go with them, in every tab.
    onUserLeaves(() => {
      playback.stop()
      tabs.stopOthers()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
