import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { hasPermission } from '@/core/platform/session/permissions'
import { seconds } from '@/lib/dates/duration'

import { createAudioAdapter } from './audio/audio-adapter'
import { createAudioRouter } from './audio/audio-router'
import { createPlayback, type Playback } from './create-playback'
import type { Renewal } from './deck'
import type { Notices } from './failure-tracker'
import { persistPlayer } from './persistence/persist-player'
import { readSavedPlayback } from './persistence/saved-state'
import { wantsSound } from './playback-state'
import { followUser, currentUserId } from './plugins/follow-user'
import { holdWhileLoading } from './plugins/hold-while-loading'
import { resumeOnline } from './plugins/resume-online'
import { shareWithTabs } from './plugins/share-with-tabs'
import { startWithSound } from './plugins/watch'
import { mayPlayVideos } from './source/source'

/** Delay before loading plugins and overlays, so that they do not compete with the audio for bandwidth. */
export const PLUGINS_DELAY_MS = seconds(4)

const isAllowed = () => !isAppearanceEditor() && hasPermission(getBootstrap(), 'music.play')

type AllNotices = Notices & { sessionEnded: () => void }

/** Loads the code of notices with the first one, since they are rare. Without a connection it shows none. */
const notify = (show: (notices: AllNotices) => void): void =>
  void import('./notices').then(({ notices }) => show(notices)).catch(() => {})

const audio = createAudioRouter(createAudioAdapter(), {
  hls: {
    mayPlay: () => 'MediaSource' in window || 'ManagedMediaSource' in window,
    load: async () => (await import('./audio/stream-player')).createStreamPlayer(),
  },
  youtube: {
    mayPlay: mayPlayVideos,
    load: async () => (await import('./audio/youtube-adapter')).createVideoPlayer(),
  },
})

/** The site's only player. */
export const playback: Playback = createPlayback({
  audio,
  mayPlay: () => {
    if (!isAllowed()) return false
    // The first press may come before the player bar's code has loaded; saved state and other tabs must be connected by
    // then.
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
    notAllowed: () => notify((notices) => notices.notAllowed()),
    skipped: (track) => notify((notices) => notices.skipped(track)),
    unseekable: () => notify((notices) => notices.unseekable()),
    noOutput: () => notify((notices) => notices.noOutput()),
    gaveUp: (track) => notify((notices) => notices.gaveUp(track)),
    refused: (track, reason) => notify((notices) => notices.refused(track, reason)),
  },
})

/** Returns the media element that plays, for controls of its output; undefined for embedded videos. */
export const mediaElement = (): HTMLMediaElement | undefined => audio.element()

let hasStarted = false
let connection: ReturnType<typeof connect> | undefined

/**
 * Connects the player with the saved session, other tabs and the network; the lock screen follows with the first sound,
 * other plugins a little later. Needs the bootstrap data; a second call does nothing. Returns a function that
 * disconnects.
 */
export function startPlayback(): () => void {
  hasStarted = true
  connection ??= connect()
  return () => {
    connection?.leave()
    connection = undefined
  }
}

/** Moves playback from another tab to this one, at the same position. */
export const playHere = (): void => (connection ? connection.playHere() : playback.play())

function connect() {
  const persistence = persistPlayer(playback, currentUserId())
  const tabs = shareWithTabs(playback, {
    read: () => readSavedPlayback(persistence.owner()),
    release: persistence.release,
  })
  const sessionEnded = () => notify((notices) => notices.sessionEnded())
  const stops = [
    tabs.leave,
    persistence.stop,
    resumeOnline(playback),
    followUser({ playback, persistence, silenceTabs: tabs.silence, sessionEnded }),
    startWithSound(playback, ({ status }) => status === 'playing', loadMediaSession, 0),
    startWithSound(playback, wantsSound, loadPlugins, PLUGINS_DELAY_MS),
    holdWhileLoading(playback),
  ]
  const leave = () => {
    for (const stop of stops) stop()
  }
  return { leave, playHere: tabs.playHere }
}

/**
 * Loads lock-screen support. It is small and follows the first sound immediately, so that media keys work from then on.
 */
async function loadMediaSession() {
  const { connectMediaSession } = await import('./plugins/media-session')
  return () => connectMediaSession(playback)
}

async function loadPlugins() {
  const { startPlugins } = await import('./plugins/start-plugins')
  // Prefetched: once a new release has replaced the build, this chunk can no longer be loaded.
  await import('./plugins/reload-when-silent')
  return () => startPlugins(playback, audio, isAllowed)
}
