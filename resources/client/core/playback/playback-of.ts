import { type AudioAdapter, createAudioAdapter } from './audio-adapter'
import { createPlayback, type Playback } from './create-playback'
import { createFakeAudio, type FakeAudio } from './fake-audio'
import type { PlaybackStatus } from './playback-state'
import { currentEntry, type Random } from './queue'
import { tracksUpTo } from './track-of'

/** A player of its own for a test, and what it told the visitor. */
export type TestPlayback = {
  playback: Playback
  audio: AudioAdapter
  browser: FakeAudio
  told: string[]
  /** Id of the track that is current. */
  current: () => number | undefined
  /** Ids of the tracks in the order they play. */
  order: () => number[]
  status: () => PlaybackStatus
  /** Plays so many tracks, from an index, until they sound. */
  playing: (count?: number, startAt?: number) => void
}

/** A player over elements that a test commands. The caller puts `browser.Audio` in the place of the global `Audio`. */
export function playbackOf({ mayPlay = () => true, random }: { mayPlay?: () => boolean; random?: Random } = {}): TestPlayback {
  const told: string[] = []
  const audio = createAudioAdapter()
  const playback = createPlayback({
    audio,
    mayPlay,
    ...(random && { random }),
    notices: {
      notAllowed: () => told.push('not allowed'),
      skipped: ({ id }) => told.push(`skipped ${id}`),
      gaveUp: ({ id }) => told.push(`gave up ${id}`),
    },
  })
  const browser = createFakeAudio()
  return {
    playback,
    audio,
    browser,
    told,
    current: () => currentEntry(playback.get().queue)?.track.id,
    order: () => playback.get().queue.entries.map(({ track }) => track.id),
    status: () => playback.get().status,
    playing: (count = 3, startAt) => {
      playback.playTracks({ tracks: tracksUpTo(count), startAt })
      browser.player.answer()
    },
  }
}
