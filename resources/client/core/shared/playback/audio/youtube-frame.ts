import * as z from 'zod/mini'

const HOST = 'https://www.youtube-nocookie.com'

/** What it tells only to those who ask (YouTube's IFrame API). */
const WANTED_EVENTS = ['onError', 'onAutoplayBlocked']

/** Until it answers, the frame is spoken to so often, in milliseconds: it may not listen yet when it has loaded. */
const KNOCK_EVERY = 250

/** What the embedded player tells, as its own script reads it; everything is optional there. */
const messageSchema = z.object({
  event: z.string(),
  info: z.optional(z.unknown()),
})

type Message = z.output<typeof messageSchema>

type Options = {
  videoId: string
  /** Where it starts, in seconds. */
  position: number
  stage: HTMLElement
  onMessage: (message: Message) => void
}

/** A video's frame, and how it is spoken to. */
export type YoutubeFrame = ReturnType<typeof openYoutubeFrame>

/** Opens a video in YouTube's frame, which is spoken to by messages as its IFrame API does: no script of theirs comes into the page. */
export function openYoutubeFrame({ videoId, position, stage, onMessage }: Options) {
  const frame = frameOf(videoId, position)
  let knocking: ReturnType<typeof setInterval> | undefined

  const send = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify({ ...message, id: videoId, channel: 'widget' }), HOST)
  const command = (func: string, ...args: unknown[]) => send({ event: 'command', func, args })

  function knock() {
    send({ event: 'listening' })
    for (const name of WANTED_EVENTS) command('addEventListener', name)
  }

  function receive({ origin, source, data }: MessageEvent<unknown>) {
    if (origin !== HOST || source !== frame.contentWindow || typeof data !== 'string') return
    const message = messageSchema.safeParse(parse(data)).data
    if (!message) return
    clearInterval(knocking)
    onMessage(message)
  }

  window.addEventListener('message', receive)
  frame.addEventListener('load', () => {
    knock()
    clearInterval(knocking)
    knocking = setInterval(knock, KNOCK_EVERY)
  })
  stage.append(frame)
  return {
    command,
    close: (): void => {
      clearInterval(knocking)
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
