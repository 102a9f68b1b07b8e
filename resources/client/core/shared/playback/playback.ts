import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { hasPermission } from '@/core/platform/session/permissions'
import { seconds } from '@/lib/dates/duration'

import { createAudioAdapter } from './audio/audio-adapter'
import { createAudioRouter } from './audio/audio-router'
import { createPlayback, type Playback } from './create-playback'
import type { Renewal } from './deck'
import type { Notices } from './failure-tracker'
import { persistPlayer } from './persistence/persist-player'
import { readSavedPlayback } from './persistence/saved-state'
import { type PlaybackState, wantsSound } from './playback-state'
import { followUser, currentUserId } from './plugins/follow-user'
import { holdWhileLoading } from './plugins/hold-while-loading'
import { resumeOnline } from './plugins/resume-online'
import { shareWithTabs } from './plugins/share-with-tabs'
import { watch } from './plugins/watch'
import { mayPlayVideos } from './source/source'

/** Delay before loading plugins and overlays, so that they do not compete with the audio for bandwidth. */
export const PLUGINS_DELAY_MS = seconds(4)

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
  const memory = persistPlayer(playback, currentUserId())
  const tabs = shareWithTabs(playback, { read: () => readSavedPlayback(memory.owner()), release: memory.release })
  const sessionEnded = () => notify((words) => words.sessionEnded())
  const stops = [
    tabs.leave,
    memory.stop,
    resumeOnline(playback),
    followUser({ playback, memory, silenceTabs: tabs.silence, sessionEnded }),
    startWithSound(({ status }) => status === 'playing', loadMediaSession, 0),
    startWithSound(wantsSound, loadPlugins, PLUGINS_DELAY_MS),
    holdWhileLoading(playback),
  ]
  const leave = () => {
    for (const stop of stops) stop()
  }
  return { leave, bringHere: tabs.bringHere }
}

/** Loads lock-screen support. Its few bytes follow the first sound, so that media keys work from the first second. */
async function loadMediaSession() {
  const { connectMediaSession } = await import('./plugins/media-session')
  return () => connectMediaSession(playback)
}

async function loadPlugins() {
  const { startPlugins } = await import('./plugins/start-plugins')
  // Needed when a new release has replaced the code, and cannot be loaded then.
  await import('./plugins/reload-when-silent')
  return () => startPlugins(playback, audio, isAllowed)
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
