import type { Track } from '@/contract/shapes/music'
import type { Playback } from '@/core/shared/playback/create-playback'
import { type PlaybackState, wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { trackCover } from '@/core/shared/playback/track-cover'

import { createArtwork } from './artwork'
import { watch } from './watch'

/**
 * Duration in seconds from which the system offers seeking. iPhones then show it in place of previous and next, which
 * matter more for songs.
 */
const MIN_SEEKABLE_DURATION = 20 * 60

/** Seconds that the system's forward and back keys seek, unless the event names an offset. */
const SEEK_STEP = 10

/**
 * Time within which a media key and a media session action are the same press; the page's shortcuts have handled it
 * then.
 */
const SAME_PRESS_MS = 200

/**
 * Shows the current track on the lock screen, and handles its buttons and the keyboard's media keys. Returns a function
 * that disconnects.
 */
export function connectMediaSession(playback: Playback): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession
  if (!session) return () => {}
  let handledAt = Number.NEGATIVE_INFINITY
  const recordKey = (event: KeyboardEvent) => {
    if (event.key.startsWith('Media') && event.defaultPrevented) handledAt = Date.now()
  }
  window.addEventListener('keydown', recordKey)
  const actions = actionsOf(playback, () => Date.now() - handledAt > SAME_PRESS_MS)
  const steps = stepsOf(playback)
  handle(session, actions)
  const show = () => {
    const track = trackOf(playback.get())
    session.metadata = track ? metadataOf(track, artwork.of(trackCover(track))) : null
  }
  const artwork = createArtwork(show)
  const stops = [
    () => window.removeEventListener('keydown', recordKey),
    () => artwork.stop(),
    watch(playback, trackOf, show),
    watch(playback, sessionState, (state) => {
      session.playbackState = state
    }),
    watch(playback, isLong, (isNowLong) => handle(session, isNowLong ? steps : without(steps))),
    // Only at discontinuities: in between the system advances the position itself.
    watch(
      playback,
      ({ jumps, duration, rate, status }) => `${jumps} ${duration} ${rate} ${status}`,
      () => setPosition(session, playback.get()),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
    handle(session, without({ ...actions, ...steps }))
  }
}

type Actions = { [Action in MediaSessionAction]?: MediaSessionActionHandler | null }

function actionsOf(playback: Playback, isNewPress: () => boolean): Actions {
  const once = (action: () => void) => () => isNewPress() && action()
  return {
    play: once(playback.play),
    pause: once(playback.pause),
    stop: once(playback.pause),
    previoustrack: once(playback.previous),
    nexttrack: once(playback.next),
    seekto: ({ seekTime }) => playback.seek(seekTime ?? Number.NaN),
  }
}

function stepsOf(playback: Playback): Actions {
  const jump = (distance: number) => playback.seek(playback.get().position + distance)
  return {
    seekbackward: ({ seekOffset }) => jump(-(seekOffset ?? SEEK_STEP)),
    seekforward: ({ seekOffset }) => jump(seekOffset ?? SEEK_STEP),
  }
}

const isLong = ({ duration }: PlaybackState): boolean => duration >= MIN_SEEKABLE_DURATION

const without = (actions: Actions): Actions => Object.fromEntries(Object.keys(actions).map((action) => [action, null]))

function handle(session: MediaSession, actions: Actions): void {
  for (const [action, handler] of Object.entries(actions)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // Older browsers throw at actions they do not support.
    }
  }
}

const trackOf = ({ queue }: PlaybackState): Track | undefined => currentEntry(queue)?.track

function metadataOf(track: Track, artwork: MediaImage[]): MediaMetadata {
  return new MediaMetadata({
    title: track.name,
    artist: track.artists.map(({ name }) => name).join(', '),
    album: track.album?.name ?? '',
    artwork,
  })
}

function sessionState(state: PlaybackState): MediaSessionPlaybackState {
  if (state.status === 'idle') return 'none'
  return wantsSound(state) ? 'playing' : 'paused'
}

/**
 * Updates the lock screen's scrubber. The browser throws at a position beyond the duration, and at an unknown duration.
 */
function setPosition(session: MediaSession, { duration, position, rate }: PlaybackState): void {
  if (duration > 0) session.setPositionState?.({ duration, position: Math.min(position, duration), playbackRate: rate })
  else session.setPositionState?.()
}
