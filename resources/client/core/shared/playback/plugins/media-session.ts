import type { Track } from '@/contract/music'
import type { Playback } from '@/core/shared/playback/create-playback'
import { type PlaybackState, wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { trackCover } from '@/core/shared/playback/track-cover'

import { createArtwork } from './artwork'
import { watch } from './watch'

/** The system's "forward" and "back" keys jump so far, in seconds, unless they say otherwise. */
const JUMP = 10

/** A media key that the page's own shortcuts have handled is not handled again when it comes so soon, in milliseconds. */
const SAME_PRESS = 200

/** Shows what plays on the lock screen, and obeys its buttons and the keyboard's media keys. Returns the way to stop. */
export function connectMediaSession(playback: Playback): () => void {
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession
  if (!session) return () => {}
  let handledAt = Number.NEGATIVE_INFINITY
  const noteKey = (event: KeyboardEvent) => {
    if (event.key.startsWith('Media') && event.defaultPrevented) handledAt = Date.now()
  }
  window.addEventListener('keydown', noteKey)
  const actions = actionsOf(playback, () => Date.now() - handledAt > SAME_PRESS)
  handle(session, actions)
  const show = () => {
    const track = trackOf(playback.get())
    session.metadata = track ? metadataOf(track, artwork.of(trackCover(track))) : null
  }
  const artwork = createArtwork(show)
  const stops = [
    () => window.removeEventListener('keydown', noteKey),
    () => artwork.stop(),
    watch(playback, trackOf, show),
    watch(playback, systemState, (state) => {
      session.playbackState = state
    }),
    // Only where it does not just go on: the system counts the seconds itself.
    watch(
      playback,
      ({ jumps, duration, rate, status }) => `${jumps} ${duration} ${rate} ${status}`,
      () => setPosition(session, playback.get()),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
    handle(session, Object.fromEntries(Object.keys(actions).map((action) => [action, null])))
  }
}

type Actions = { [Action in MediaSessionAction]?: MediaSessionActionHandler | null }

function actionsOf(playback: Playback, isNews: () => boolean): Actions {
  const once = (verb: () => void) => () => isNews() && verb()
  const jump = (distance: number) => playback.seek(playback.get().position + distance)
  return {
    play: once(playback.play),
    pause: once(playback.pause),
    stop: once(playback.pause),
    previoustrack: once(playback.previous),
    nexttrack: once(playback.next),
    seekto: ({ seekTime }) => playback.seek(seekTime ?? Number.NaN),
    seekbackward: ({ seekOffset }) => jump(-(seekOffset ?? JUMP)),
    seekforward: ({ seekOffset }) => jump(seekOffset ?? JUMP),
  }
}

function handle(session: MediaSession, actions: Actions): void {
  for (const [action, handler] of Object.entries(actions)) {
    try {
      session.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // An older browser does not know this button and throws: it has none.
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

function systemState(state: PlaybackState): MediaSessionPlaybackState {
  if (state.status === 'idle') return 'none'
  return wantsSound(state) ? 'playing' : 'paused'
}

/** The browser throws at a position beyond the duration, and at a duration that is none. */
function setPosition(session: MediaSession, { duration, position, rate }: PlaybackState): void {
  if (duration > 0) session.setPositionState?.({ duration, position: Math.min(position, duration), playbackRate: rate })
  else session.setPositionState?.()
}
