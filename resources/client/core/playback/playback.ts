import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { hasPermission } from '@/core/session/permissions'
import { seconds } from '@/lib/dates/duration'

import { createAudioAdapter } from './audio/audio-adapter'
import { createAudioRouter } from './audio/audio-router'
import { createPlayback, type Playback } from './create-playback'
import type { Renewal } from './deck'
import { ACCOMPANIED_AFTER } from './companions/accompanied-after'
import { followListener, listenerId } from './companions/follow-listener'
import { mayPlayVideos } from './source/may-play-videos'
import { shareWithTabs } from './companions/one-tab'
import { wantsSound } from './playback-state'
import { rememberPlayback } from './memory/remember-playback'
import { resumeOnline } from './companions/resume-online'
import { readPlayback } from './memory/saved-playback'
import type { Notices } from './trouble'
import { watch } from './companions/watch'

const isAllowed = () => hasPermission(getBootstrap(), 'music.play')

type Words = Notices & { sessionEnded: () => void }

/** Words are rare: their code comes with the first one. Without a connection there are none. */
const notify = (say: (words: Words) => void): void =>
  void import('./notices').then(({ notices }) => say(notices)).catch(() => {})

const audio = createAudioRouter(createAudioAdapter(), {
  hls: {
    mayPlay: () => 'MediaSource' in window || 'ManagedMediaSource' in window,
    load: async () => (await import('./audio/stream-player')).createStreamPlayer(),
  },
  youtube: {
    mayPlay: mayPlayVideos,
    load: async () => (await import('./audio/video-player')).createVideoPlayer(),
  },
})

/** The site's one player. */
export const playback: Playback = createPlayback({
  audio,
  mayPlay: () => {
    if (!isAllowed()) return false
    // The first press may come before the bar's code: what was saved and other tabs are to know of it.
    if (!hasStarted) startPlayback()
    return true
  },
  canFind: mayPlayVideos,
  renew: async (track) => {
    try {
      return await (await import('./source/renew-source')).renewSource(track)
    } catch {
      return { type: 'broken' } satisfies Renewal
    }
  },
  notices: {
    notAllowed: () => notify((words) => words.notAllowed()),
    skipped: (track) => notify((words) => words.skipped(track)),
    unseekable: () => notify((words) => words.unseekable()),
    gaveUp: (track) => notify((words) => words.gaveUp(track)),
    refused: (track, reason) => notify((words) => words.refused(track, reason)),
  },
})

let hasStarted = false
let connection: ReturnType<typeof connect> | undefined

/**
 * Connects the player with what is around it: the last session, other tabs, the connection; a little later the lock screen and the server. Needs the
 * bootstrap data; a second call does nothing. Returns the way to disconnect.
 */
export function startPlayback(): () => void {
  hasStarted = true
  connection ??= connect()
  return () => {
    connection?.leave()
    connection = undefined
  }
}

/** Plays here, from the same second, what plays in another tab. */
export const bringHere = (): void => (connection ? connection.bringHere() : playback.play())

function connect() {
  const memory = rememberPlayback(playback, listenerId())
  const tabs = shareWithTabs(playback, { read: () => readPlayback(memory.owner()), release: memory.release })
  const sessionEnded = () => notify((words) => words.sessionEnded())
  const stops = [
    tabs.leave,
    memory.stop,
    resumeOnline(playback),
    followListener({ playback, memory, silenceTabs: tabs.silence, sessionEnded }),
    accompanyLater(),
  ]
  const leave = () => {
    for (const stop of stops) stop()
  }
  return { leave, bringHere: tabs.bringHere }
}

/** Fetches what goes along with songs once there is one. */
function accompanyLater(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  let isLeft = false

  async function load() {
    try {
      const { accompany } = await import('./companions/accompany')
      if (!isLeft) stop = accompany(playback, audio, isAllowed)
      // What a new release calls for must be here before it.
      await import('./companions/reload-when-silent')
    } catch {
      // Without a connection; the next press tries again.
      timer = undefined
    }
  }
  const unwatch = watch(playback, wantsSound, (wants) => {
    if (wants) timer ??= setTimeout(() => void load(), seconds(ACCOMPANIED_AFTER))
  })
  return () => {
    isLeft = true
    unwatch()
    clearTimeout(timer)
    stop()
  }
}
