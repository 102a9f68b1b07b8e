import * as z from 'zod/mini'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

const HOST = 'https://www.youtube-nocookie.com'

/** Events that the frame sends only after a subscription (YouTube's IFrame API). */
const SUBSCRIBED_EVENTS = ['onError', 'onAutoplayBlocked']

/** Interval between handshakes until the frame responds; it may not listen yet when it has loaded. */
const HANDSHAKE_INTERVAL_MS = 250

/** Message of the embedded player, as YouTube's own script reads it; every field of `info` is optional. */
const messageSchema = z.object({
  event: z.string(),
  info: z.optional(z.unknown()),
})

type Message = z.output<typeof messageSchema>

type Options = {
  videoId: string
  /** Start position in seconds. */
  position: number
  stage: HTMLElement
  onMessage: (message: Message) => void
}

/** A video's frame, which takes commands. */
export type YoutubeFrame = ReturnType<typeof openYoutubeFrame>

/**
 * Opens a video in YouTube's frame. It is controlled by messages like those of the IFrame API, so that no third-party
 * script runs in the page.
 */
export function openYoutubeFrame({ videoId, position, stage, onMessage }: Options) {
  const frame = frameOf(videoId, position)
  let handshakes: ReturnType<typeof setInterval> | undefined

  const send = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: videoId, channel: 'widget' }), HOST)
  const command = (func: string, ...args: unknown[]) => send({ event: 'command', func, args })

  function handshake() {
    send({ event: 'listening' })
    for (const name of SUBSCRIBED_EVENTS) command('addEventListener', name)
  }

  function receive({ origin, source, data }: MessageEvent<unknown>) {
    if (origin !== HOST || source !== frame.contentWindow || typeof data !== 'string') return
    const message = messageSchema.safeParse(parse(data)).data
    if (!message) return
    clearInterval(handshakes)
    onMessage(message)
  }

  window.addEventListener('message', receive)
  frame.addEventListener('load', () => {
    handshake()
    clearInterval(handshakes)
    handshakes = setInterval(handshake, HANDSHAKE_INTERVAL_MS)
  })
  stage.append(frame)
  return {
    command,
    close: (): void => {
      clearInterval(handshakes)
      window.removeEventListener('message', receive)
      frame.remove()
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

const STAGE_ID = 'video-stage'

const FRAME_POSITION = 'fixed end-4 bottom-28 z-bar'

/** Invisible, but inside the viewport, where browsers let it play. */
const HIDDEN = 'fixed end-0 bottom-0 size-px overflow-hidden opacity-0'

/**
 * Returns the container for videos: the element with the id `video-stage`, or a new one above the player bar. It is
 * invisible if the site hides videos.
 */
export function videoStage(): HTMLElement {
  const existing = document.getElementById(STAGE_ID)
  if (existing) return existing
  const stage = document.createElement('div')
  stage.id = STAGE_ID
  const isHidden = getBootstrap().settings.player.hide_video
  stage.className = isHidden ? HIDDEN : FRAME_POSITION
  stage.inert = isHidden
  document.body.append(stage)
  return stage
}
