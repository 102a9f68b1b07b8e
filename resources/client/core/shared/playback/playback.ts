import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { hasPermission } from '@/core/platform/session/permissions'
import { seconds } from '@/lib/dates/duration'

import { createAudioAdapter } from './audio/audio-adapter'
import { createAudioRouter } from './audio/audio-router'
import { ACCOMPANIED_AFTER } from './companions/accompanied-after'
import { followListener, listenerId } from './companions/follow-listener'
import { holdWhileLoading } from './companions/hold-while-loading'
import { shareWithTabs } from './companions/one-tab'
import { resumeOnline } from './companions/resume-online'
import { watch } from './companions/watch'
import { createPlayback, type Playback } from './create-playback'
import type { Renewal } from './deck'
import { rememberPlayback } from './memory/remember-playback'
import { readPlayback } from './memory/saved-playback'
import { type PlaybackState, wantsSound } from './playback-state'
import { mayPlayVideos } from './source/may-play-videos'
import type { Notices } from './trouble'

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
 * Connects the player with the last session, other tabs and the network; the lock screen follows with the first sound, other
 * plugins a little later. Needs the bootstrap data; a second call does nothing. Returns the way to disconnect.
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
    startWithSound(({ status }) => status === 'playing', loadMediaSession, 0),
    startWithSound(wantsSound, loadPlugins, seconds(ACCOMPANIED_AFTER)),
    holdWhileLoading(playback),
  ]
  const leave = () => {
    for (const stop of stops) stop()
  }
  return { leave, bringHere: tabs.bringHere }
}

/** Loads lock-screen support. Its few bytes follow the first sound, so that media keys work from the first second. */
async function loadMediaSession() {
  const { joinMediaSession } = await import('./companions/media-session')
  return () => joinMediaSession(playback)
}

async function loadPlugins() {
  const { accompany } = await import('./companions/accompany')
  // Needed when a new release has replaced the code, and cannot be loaded then.
  await import('./companions/reload-when-silent')
  return () => accompany(playback, audio, isAllowed)
}

/** Loads code once `isTime`, and starts it; `delayMs` leaves the network to the song. Returns the way to stop. */
function startWithSound(
  isTime: (state: PlaybackState) => boolean,
  load: () => Promise<() => () => void>,
  delayMs: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  let isLeft = false

  async function start() {
    try {
      const begin = await load()
      if (!isLeft) stop = begin()
    } catch {
      // Without a connection; the next press tries again.
      timer = undefined
    }
  }
  const unwatch = watch(playback, isTime, (isNow) => {
    if (isNow) timer ??= setTimeout(() => void start(), delayMs)
  })
  return () => {
    isLeft = true
    unwatch()
    clearTimeout(timer)
    stop()
  }
}
