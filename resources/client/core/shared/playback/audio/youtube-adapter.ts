import * as z from 'zod/mini'

import type { AudioAdapter, AudioEvent } from './audio-adapter'
import { openYoutubeFrame, type YoutubeFrame } from './youtube-frame'

const infoSchema = z.object({
  currentTime: z.optional(z.number()),
  duration: z.optional(z.number()),
  videoLoadedFraction: z.optional(z.number()),
  playerState: z.optional(z.number()),
})

/** States of the player (YouTube's IFrame API). */
const STATES: Record<number, AudioEvent> = {
  0: { type: 'ended' },
  1: { type: 'playing' },
  2: { type: 'paused' },
  3: { type: 'waiting' },
}

/** What went wrong: YouTube's number for it and the video's address. */
export type YoutubeError = { code: number; videoUrl: string }

/** Plays videos in YouTube's frame, which stands in `stage`, where it must be seen (YouTube's terms). */
export function createYoutubeAdapter(
  stage: () => HTMLElement,
  onError: (error: YoutubeError) => void = () => {},
): AudioAdapter {
  let frame: YoutubeFrame | undefined
  let listener: (event: AudioEvent) => void = () => {}
  let videoId = ''
  let isReady = false
  let isWanted = false
  let progress = Number.NaN
  let state = -1
  let sound = { amplitude: 1, isMuted: false, fade: 1, rate: 1 }

  const command = (func: string, ...args: unknown[]) => isReady && frame?.command(func, ...args)

  function applySound(part: Partial<typeof sound> = {}) {
    sound = { ...sound, ...part }
    command('setVolume', Math.round(sound.amplitude * sound.fade * 100))
    command(sound.isMuted ? 'mute' : 'unMute')
    command('setPlaybackRate', sound.rate)
  }

  function want(wanted: boolean) {
    isWanted = wanted
    command(wanted ? 'playVideo' : 'pauseVideo')
  }

  function changeState(next: number | undefined) {
    if (next === undefined || next === state) return
    state = next
    const event = STATES[next]
    if (event) listener(event)
  }

  function hear(info: z.output<typeof infoSchema>) {
    const { currentTime, duration, videoLoadedFraction, playerState } = info
    if (duration) listener({ type: 'duration', duration })
    if (currentTime !== undefined) {
      progress = currentTime + (videoLoadedFraction ?? 0)
      listener({ type: 'position', position: currentTime })
    }
    if (videoLoadedFraction === 1) listener({ type: 'buffered' })
    changeState(playerState)
  }

  /** What is notices beside the player's state. */
  const answers: Partial<Record<string, (info: unknown) => void>> = {
    onReady: () => {
      isReady = true
      applySound()
      if (isWanted) want(true)
    },
    onAutoplayBlocked: () => listener({ type: 'refused' }),
    onError: (code) => {
      onError({ code: Number(code), videoUrl: `https://www.youtube.com/watch?v=${videoId}` })
      listener({ type: 'failed' })
    },
  }

  function receive({ event, info }: { event: string; info?: unknown }) {
    answers[event]?.(info)
    const news = infoSchema.safeParse(info).data
    if (news && isReady) hear(news)
  }

  function close() {
    frame?.close()
    frame = undefined
    isReady = isWanted = false
    progress = Number.NaN
    state = -1
  }

  return {
    canPlay: ({ kind }) => kind === 'youtube',
    open: (source, position) => {
      if (source.kind !== 'youtube') return
      close()
      videoId = source.videoId
      frame = openYoutubeFrame({ videoId, position, stage: stage(), onMessage: receive })
    },
    play: () => want(true),
    pause: () => want(false),
    close,
    seek: (position) => void command('seekTo', position, true),
    setVolume: (amplitude, isMuted) => applySound({ amplitude, isMuted }),
    setFade: (fade) => applySound({ fade }),
    setRate: (rate) => applySound({ rate }),
    progress: () => progress,
    detach: () => undefined,
    prefetch: () => {},
    setListener: (toListener) => {
      listener = toListener
    },
  }
}
