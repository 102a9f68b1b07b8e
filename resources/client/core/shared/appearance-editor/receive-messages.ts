import { type EditorMessage, editorMessageSchema, extensionTypes } from './messages'
import { isOwnHostname } from './parent-page'

/** An editor's message, and the exact origin that sent it. */
type Receive = (message: EditorMessage, origin: string) => void

/**
 * Receives an editor's messages: from the page around this iframe, of this page's hostname, and of a known shape. `early`
 * are those that arrived before. Returns a function that stops.
 */
export function receiveMessages(receive: Receive, early: readonly MessageEvent[]): () => void {
  function handle({ origin, source, data }: MessageEvent<unknown>): void {
    if (source !== window.parent || !isOwnHostname(origin)) return
    const message = editorMessageSchema.safeParse(data).data
    if (message && (origin === window.location.origin || !extensionTypes.has(message.type))) receive(message, origin)
  }
  for (const event of early) handle(event)
  window.addEventListener('message', handle)
  return () => window.removeEventListener('message', handle)
}
