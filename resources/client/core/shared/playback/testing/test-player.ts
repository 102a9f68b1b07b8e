import type { Track } from '@/contract/music'

import { type AudioAdapter, createAudioAdapter } from '../audio/audio-adapter'
import { createPlayback, type Playback } from '../create-playback'
import type { Renewal } from '../deck'
import type { PlaybackStatus } from '../playback-state'
import { currentEntry, type Random } from '../queue/queue'
import { tracksUpTo } from '../track-of'
import { createFakeAudio, type FakeAudio } from './fake-audio'

/** A player of its own for a test, and what it notices the visitor. */
export type TestPlayer = {
  playback: Playback
  audio: AudioAdapter
  browser: FakeAudio
  notices: string[]
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
export function createTestPlayer({
  mayPlay = () => true,
  canFind = () => false,
  renew = broken,
  random,
}: TestParts = {}): TestPlayer {
  const notices: string[] = []
  const audio = createAudioAdapter()
  const playback = createPlayback({
    audio,
    mayPlay,
    canFind,
    renew,
    ...(random && { random }),
    notices: {
      notAllowed: () => notices.push('not allowed'),
      skipped: ({ id }) => notices.push(`skipped ${id}`),
      unseekable: () => notices.push('unseekable'),
      gaveUp: ({ id }) => notices.push(`gave up ${id}`),
      refused: ({ id }) => notices.push(`refused ${id}`),
    },
  })
  const browser = createFakeAudio()
  return {
    playback,
    audio,
    browser,
    notices,
    current: () => currentEntry(playback.get().queue)?.track.id,
    order: () => playback.get().queue.entries.map(({ track }) => track.id),
    status: () => playback.get().status,
    playing: (count = 3, startAt) => {
      playback.playTracks({ tracks: tracksUpTo(count), startAt })
      browser.player.answer()
    },
  }
}
