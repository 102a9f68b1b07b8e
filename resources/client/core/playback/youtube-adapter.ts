import * as z from 'zod/mini'

import type { AudioAdapter, AudioEvent } from './audio-adapter'

const HOST = 'https://www.youtube-nocookie.com'

/** What the embedded player tells, as its own script reads it; everything is optional there. */
const messageSchema = z.object({
  event: z.string(),
  info: z.optional(z.unknown()),
})
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

/**
 * Plays videos in YouTube's frame, spoken to by messages as its IFrame API does: no script of theirs comes into the page.
 * The frame stands in `stage`, where it must be seen (YouTube's terms).
 */
export function createYoutubeAdapter(stage: () => HTMLElement, onError: (error: YoutubeError) => void = () => {}): AudioAdapter {
  let frame: HTMLIFrameElement | undefined
  let listener: (event: AudioEvent) => void = () => {}
  let videoId = ''
  let isReady = false
  let isWanted = false
  let progress = Number.NaN
  let state = -1
  let sound = { amplitude: 1, isMuted: false, fade: 1, rate: 1 }

  const send = (message: object) => frame?.contentWindow?.postMessage(JSON.stringify({ ...message, id: videoId, channel: 'widget' }), HOST)
  const command = (func: string, ...args: unknown[]) => isReady && send({ event: 'command', func, args })

  function applySound() {
    command('setVolume', Math.round(sound.amplitude * sound.fade * 100))
    command(sound.isMuted ? 'mute' : 'unMute')
    command('setPlaybackRate', sound.rate)
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

  function becomeReady() {
    isReady = true
    applySound()
    if (isWanted) command('playVideo')
  }

  function receive({ origin, source, data }: MessageEvent<unknown>) {
    if (origin !== HOST || source !== frame?.contentWindow || typeof data !== 'string') return
    const message = messageSchema.safeParse(parse(data)).data
    if (message?.event === 'onReady') becomeReady()
    if (message?.event === 'onError') {
      onError({ code: Number(message.info), videoUrl: `https://www.youtube.com/watch?v=${videoId}` })
      listener({ type: 'failed' })
    }
    const info = infoSchema.safeParse(message?.info).data
    if (info && isReady) hear(info)
  }

  function close() {
    window.removeEventListener('message', receive)
    frame?.remove()
    frame = undefined
    videoId = ''
    isReady = isWanted = false
    progress = Number.NaN
    state = -1
  }

  function open(id: string, position: number) {
    close()
    videoId = id
    window.addEventListener('message', receive)
    frame = frameOf(id, position)
    frame.addEventListener('load', () => send({ event: 'listening' }))
    stage().append(frame)
  }

  return {
    canPlay: ({ kind }) => kind === 'youtube',
    open: (source, position) => {
      if (source.kind === 'youtube') open(source.videoId, position)
    },
    play: () => {
      isWanted = true
      command('playVideo')
    },
    pause: () => {
      isWanted = false
      command('pauseVideo')
    },
    close,
    seek: (position) => void command('seekTo', position, true),
    setVolume: (amplitude, isMuted) => {
      sound = { ...sound, amplitude, isMuted }
      applySound()
    },
    setFade: (fade) => {
      sound = { ...sound, fade }
      applySound()
    },
    setRate: (rate) => {
      sound = { ...sound, rate }
      applySound()
    },
    progress: () => progress,
    detach: () => undefined,
    prefetch: () => {},
    listen: (toListener) => {
      listener = toListener
    },
  }
}

function frameOf(videoId: string, position: number): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const query = new URLSearchParams({
    enablejsapi: '1',
    origin: window.location.origin,
    playsinline: '1',
    controls: '0',
    rel: '0',
    start: String(Math.floor(position)),
  })
  frame.src = `${HOST}/embed/${videoId}?${query}`
  frame.allow = 'autoplay; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.title = 'YouTube'
  return frame
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
