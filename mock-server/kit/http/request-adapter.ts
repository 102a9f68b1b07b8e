import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** Methods that the Request constructor rejects. */
const FORBIDDEN = /^(CONNECT|TRACE|TRACK)$/i

function headersOf({ headersDistinct, socket }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  // Set as a reverse proxy would; throttling counts by IP address.
  headers.set('x-forwarded-for', socket.remoteAddress ?? 'unknown')
  return headers
}

/** Converts a Node request to a standard Request; undefined when method, path or host are invalid for one. */
export function toRequest(message: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = 'GET', url: path = '/' } = message
  // Concatenate instead of resolving: a path that starts with `//` must not become another host.
  const url = `http://${message.headers.host ?? 'localhost'}${path}`
  if (FORBIDDEN.test(method) || !path.startsWith('/') || !URL.canParse(url)) return undefined
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Node requires this option for streaming bodies; the DOM types lack it.
  const streaming = { duplex: 'half' }
  return new Request(url, {
    method,
    headers: headersOf(message),
    signal,
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, ...streaming }),
  })
}
