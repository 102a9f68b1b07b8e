// Separate chunk: loaded with the first YouTube video.
import * as z from 'zod/mini'

import { youtube } from '@/contract/groups/youtube'
import { call } from '@/core/platform/api/call'

import type { AudioAdapter, AudioEvent } from './audio-adapter'
import { openYoutubeFrame, videoStage, type YoutubeFrame } from './youtube-frame'

const infoSchema = z.object({
  currentTime: z.optional(z.number()),
  duration: z.optional(z.number()),
  videoLoadedFraction: z.optional(z.number()),
  playerState: z.optional(z.number()),
})

/** Events by player state number (YouTube's IFrame API). */
const STATES: Record<number, AudioEvent> = {
  0: { type: 'ended' },
  1: { type: 'playing' },
  2: { type: 'paused' },
  3: { type: 'waiting' },
}

/** A playback error: YouTube's error code and the video's URL. */
export type YoutubeError = { code: number; videoUrl: string }

/**
 * Creates an adapter that plays videos in YouTube's frame, inside `stage`. YouTube's terms require it to be visible.
 */
export function createYoutubeAdapter(
  stage: () => HTMLElement,
  onError: (error: YoutubeError) => void = () => {},
): AudioAdapter {
  let frame: YoutubeFrame | undefined
  let listener: (event: AudioEvent) => void = () => {}
  let videoId = ''
  let isReady = false
  let shouldPlay = false
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

  function setPlaying(isPlaying: boolean) {
    shouldPlay = isPlaying
    command(isPlaying ? 'playVideo' : 'pauseVideo')
  }

  function changeState(next: number | undefined) {
    if (next === undefined || next === state) return
    state = next
    const event = STATES[next]
    if (event) listener(event)
  }

  function handleInfo(info: z.output<typeof infoSchema>) {
    const { currentTime, duration, videoLoadedFraction, playerState } = info
    if (duration) listener({ type: 'duration', duration })
    if (currentTime !== undefined) {
      progress = currentTime + (videoLoadedFraction ?? 0)
      listener({ type: 'position', position: currentTime })
    }
    if (videoLoadedFraction === 1) listener({ type: 'buffered' })
    changeState(playerState)
  }

  /** Handlers of the frame's events other than state reports. */
  const handlers: Partial<Record<string, (info: unknown) => void>> = {
    onReady: () => {
      isReady = true
      applySound()
      if (shouldPlay) setPlaying(true)
    },
    onAutoplayBlocked: () => listener({ type: 'refused' }),
    onError: (code) => {
      onError({ code: Number(code), videoUrl: `https://www.youtube.com/watch?v=${videoId}` })
      listener({ type: 'failed' })
    },
  }

  function receive({ event, info }: { event: string; info?: unknown }) {
    handlers[event]?.(info)
    const parsed = infoSchema.safeParse(info).data
    if (parsed && isReady) handleInfo(parsed)
  }

  function close() {
    frame?.close()
    frame = undefined
    isReady = shouldPlay = false
    progress = Number.NaN
    state = -1
  }

  return {
    canPlay: ({ kind }) => kind === 'youtube',
    unlock: () => {},
    open: (source, position) => {
      if (source.kind !== 'youtube') return
      close()
      videoId = source.videoId
      frame = openYoutubeFrame({ videoId, position, stage: stage(), onMessage: receive })
    },
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    close,
    seek: (position) => void command('seekTo', position, true),
    setVolume: (amplitude, isMuted) => applySound({ amplitude, isMuted }),
    setFade: (fade) => applySound({ fade }),
    setRate: (rate) => applySound({ rate }),
    progress: () => progress,
    element: () => undefined,
    detach: () => undefined,
    prefetch: () => {},
    setListener: (next) => {
      listener = next
    },
  }
}

/** Creates an adapter for YouTube videos. */
export const createVideoPlayer = (): AudioAdapter => createYoutubeAdapter(videoStage, log)

/** Reports unavailable videos to the site's owner. Errors are silent: the listener cannot help. */
const log = (body: YoutubeError): void => void call(youtube.logClientError, { body }).catch(() => {})
