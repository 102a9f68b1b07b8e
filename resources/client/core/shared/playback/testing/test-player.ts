import { type Track, trackSchema } from '@/contract/shapes/music'
import { type AudioAdapter, createAudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import { createPlayback, type Playback } from '@/core/shared/playback/create-playback'
import type { Renewal } from '@/core/shared/playback/deck'
import type { PlaybackStatus } from '@/core/shared/playback/playback-state'
import { currentEntry, type Random } from '@/core/shared/playback/queue/queue'

import { createFakeAudio, type FakeAudio } from './fake-audio'

/** A player for tests, with a scripted browser and a record of the notices it showed. */
export type TestPlayer = {
  playback: Playback
  audio: AudioAdapter
  browser: FakeAudio
  /** Notices to the visitor, oldest first, such as `skipped 3`. */
  notices: string[]
  /** Returns the id of the current track. */
  current: () => number | undefined
  /** Returns the ids of the tracks in playing order. */
  order: () => number[]
  status: () => PlaybackStatus
  /** Plays `count` tracks from an index, and lets the first one sound. */
  playing: (count?: number, startAt?: number) => void
}

type Options = {
  mayPlay?: () => boolean
  canFind?: () => boolean
  renew?: (track: Track) => Promise<Renewal>
  random?: Random
}

const broken = (): Promise<Renewal> => Promise.resolve({ type: 'broken' })

/** Creates a player over fake audio elements. The test must stub the global `Audio` with `browser.Audio`. */
export function createTestPlayer({
  mayPlay = () => true,
  canFind = () => false,
  renew = broken,
  random,
}: Options = {}): TestPlayer {
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
      noOutput: () => notices.push('no output'),
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
      browser.player.respond()
    },
  }
}

/** Creates a track for tests from server fields, over default values. */
export const trackOf = (id: number, sent: object = {}): Track =>
  trackSchema.parse({
    id,
    name: `Song ${id}`,
    src: `storage/track_media/${id}.wav`,
    duration: 200_000,
    artists: [{ id: 7, name: 'Putni' }],
    ...sent,
  })

/** Creates `count` tracks for tests, with ids from 1. */
export const tracksUpTo = (count: number): Track[] => Array.from({ length: count }, (_, index) => trackOf(index + 1))
