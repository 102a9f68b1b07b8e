import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** Methods that the standard's Request refuses to be made with. */
const FORBIDDEN = /^(CONNECT|TRACE|TRACK)$/i

function headersOf({ headersDistinct, socket }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  // As a proxy before the backend would tell it: throttling counts by address.
  headers.set('x-forwarded-for', socket.remoteAddress ?? 'unknown')
  return headers
}

/** The standard's Request of a Node request; undefined when its method, path or host cannot be put into one. */
export function toRequest(message: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = 'GET', url = '/' } = message
  // Concatenated, not resolved: a path that begins with `//` must not become another host.
  const address = `http://${message.headers.host ?? 'localhost'}${url}`
  if (FORBIDDEN.test(method) || !url.startsWith('/') || !URL.canParse(address)) return undefined
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Node's own option: a body that streams needs it, and the DOM's types do not know it.
  const streaming = { duplex: 'half' }
  return new Request(address, {
    method,
    headers: headersOf(message),
    signal,
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, ...streaming }),
  })
}
