import type { Track } from '@/contract/music'

import { type AudioAdapter, createAudioAdapter } from './audio/audio-adapter'
import { createFakeAudio, type FakeAudio } from './audio/fake-audio'
import { createPlayback, type Playback } from './create-playback'
import type { Renewal } from './deck'
import type { PlaybackStatus } from './playback-state'
import { currentEntry, type Random } from './queue/queue'
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

type TestParts = {
  mayPlay?: () => boolean
  canFind?: () => boolean
  renew?: (track: Track) => Promise<Renewal>
  random?: Random
}

/** The server knows nothing better. */
const broken = (): Promise<Renewal> => Promise.resolve({ type: 'broken' })

/** A player over elements that a test commands. The caller puts `browser.Audio` in the place of the global `Audio`. */
export function playbackOf({
  mayPlay = () => true,
  canFind = () => false,
  renew = broken,
  random,
}: TestParts = {}): TestPlayback {
  const told: string[] = []
  const audio = createAudioAdapter()
  const playback = createPlayback({
    audio,
    mayPlay,
    canFind,
    renew,
    ...(random && { random }),
    notices: {
      notAllowed: () => told.push('not allowed'),
      skipped: ({ id }) => told.push(`skipped ${id}`),
      unseekable: () => told.push('unseekable'),
      gaveUp: ({ id }) => told.push(`gave up ${id}`),
      refused: ({ id }) => told.push(`refused ${id}`),
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
