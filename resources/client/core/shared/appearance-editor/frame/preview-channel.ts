import {
  EDITOR_SOURCE,
  type EditorMessage,
  type PreviewMessage,
  previewMessageSchema,
} from '@/core/shared/appearance-editor/messages'

type WithoutSource<Message> = Message extends unknown ? Omit<Message, 'source'> : never
/** A message to the page in the iframe. */
export type ToPreview = WithoutSource<EditorMessage>

/** Messages of one slot replace each other until the next frame. */
const slotOf = (message: ToPreview): string =>
  message.type + ('name' in message ? message.name : 'mode' in message ? message.mode : '')

/** Messages between the editor and the page in the iframe. */
export type PreviewChannel = ReturnType<typeof createPreviewChannel>

/** Creates the channel; it renders nothing, so that a dragged colour moves the page only. */
export function createPreviewChannel() {
  const pending = new Map<string, ToPreview>()
  let page: Window | null = null
  let frame: number | undefined
  /** The latest path, which a page that opens later shows too. */
  let path: ToPreview | undefined
  /** The path that a page which is still loading may miss; undefined once the page is ready. */
  let missedPath: ToPreview | undefined
  let visitor: string | undefined
  let isReady = false

  function flush(): void {
    frame = undefined
    for (const message of pending.values())
      page?.postMessage({ source: EDITOR_SOURCE, ...message }, window.location.origin)
    pending.clear()
  }

  function send(message: ToPreview): void {
    if (message.type === 'navigate') {
      path = message
      if (!isReady) missedPath = message
    }
    if (message.type === 'setVisitor') follow(JSON.stringify(message.visitor))
    pending.delete(slotOf(message))
    pending.set(slotOf(message), message)
    frame ??= requestAnimationFrame(flush)
  }

  /** A page that shows another visitor loads again. */
  function follow(shown: string): void {
    if (visitor !== undefined && shown !== visitor) isReady = false
    visitor = shown
  }

  function handleReady(): void {
    isReady = true
    if (missedPath) send(missedPath)
    missedPath = undefined
  }

  return {
    /** Sends a message with the next frame, at most one of its kind; a path again when the page is ready. */
    send,
    /** Connects the page of an iframe, and receives what it sends. Returns the function that disconnects it. */
    connect(connected: Window, receive: (message: PreviewMessage) => void): () => void {
      page = connected
      isReady = false
      visitor = undefined
      missedPath = path
      const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== connected || origin !== window.location.origin) return
        const message = previewMessageSchema.safeParse(data)
        if (!message.success) return
        if (message.data.type === 'ready') handleReady()
        receive(message.data)
      }
      window.addEventListener('message', onMessage)
      return () => {
        window.removeEventListener('message', onMessage)
        if (frame !== undefined) cancelAnimationFrame(frame)
        frame = undefined
        page = null
      }
    },
  }
}
