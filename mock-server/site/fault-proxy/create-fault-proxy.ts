import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { HttpStatus } from '@/contract/machinery/http-status'

import { listen, type ListenOptions } from '../../kit/http/listen'
import { createScript, type Incident, type ProxyFault } from './proxy-fault'

/** A request that reached the proxy. */
type ProxiedRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  incident: Incident['kind'] | null
}

type ProxyConnection = { incoming: IncomingMessage; outgoing: ServerResponse }

/** Resets the connection without any response. */
const reset = ({ incoming }: ProxyConnection): void => void incoming.socket.resetAndDestroy()

const stopsImmediately = (incident: Incident | undefined): boolean =>
  (incident?.kind === 'reset' || incident?.kind === 'stall') && incident.afterBytes === undefined

/** True when the fault leaves the client waiting forever. */
const isHeld = (incident: Incident | undefined): boolean => incident?.kind === 'stall' || incident?.kind === 'silence'

/** Forwards the body until the fault interrupts it. */
function gate(ends: ProxyConnection, incident: Incident | undefined): Transform {
  const stops = incident?.kind === 'reset' || incident?.kind === 'stall' ? incident : undefined
  let left = stops?.afterBytes ?? Infinity
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const passing = chunk.subarray(0, left)
      left -= passing.length
      this.push(passing)
      if (left > 0) done()
      // A stall never calls `done`: backpressure blocks the client without an error.
      else if (stops?.kind === 'reset') reset(ends)
    },
    flush(done) {
      if (!stops) done()
      else if (stops.kind === 'reset') reset(ends)
    },
  })
}

/** Headers that describe the original body and are wrong for a replaced one. */
const BODY_HEADERS = ['transfer-encoding', 'content-encoding']

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** Applies the fault to the response headers. */
function alteredHeaders(headers: IncomingHttpHeaders, incident: Incident | undefined): IncomingHttpHeaders {
  if (incident?.kind === 'header') {
    const name = incident.header.toLowerCase()
    return { ...headers, [name]: incident.value(String(headers[name] ?? '')) }
  }
  if (incident?.kind === 'body')
    return { ...without(headers, BODY_HEADERS), 'content-length': String(Buffer.byteLength(incident.body)) }
  return incident?.kind === 'hide'
    ? without(headers, [incident.header.toLowerCase(), 'access-control-expose-headers'])
    : headers
}

/** Sends the response back with the fault applied. */
async function forwardResponse(
  ends: ProxyConnection,
  response: IncomingMessage,
  incident: Incident | undefined,
): Promise<void> {
  const { outgoing } = ends
  if (incident?.kind === 'lost') return reset(ends)
  if (incident?.kind === 'silence' || incident?.kind === 'stall') return
  // Chromium silently retries requests that fail on a reused connection, so each connection serves one request.
  outgoing.writeHead(response.statusCode ?? HttpStatus.BadGateway, {
    ...alteredHeaders(response.headers, incident),
    connection: 'close',
  })
  if (incident?.kind === 'body') {
    response.resume()
    outgoing.end(incident.body)
  } else await pipeline(response, outgoing).catch(() => outgoing.destroy())
}

function respondDirectly(
  { incoming, outgoing }: ProxyConnection,
  { status, body = '', headers = {} }: Extract<Incident, { kind: 'status' }>,
): void {
  const { origin } = incoming.headers
  const readable =
    origin === undefined ? {} : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  // Drain the request: closing the connection before its end would be another fault.
  incoming.resume()
  const respond = () => outgoing.writeHead(status, { ...readable, ...headers, connection: 'close' }).end(body)
  if (incoming.readableEnded || incoming.complete) respond()
  else incoming.once('end', respond)
}

/** Forwards the request to the target and sends its response back. */
async function forward(ends: ProxyConnection, target: URL, incident: Incident | undefined): Promise<void> {
  const { incoming, outgoing } = ends
  const { method, url, headers } = incoming
  const { hostname, port } = target
  // Keep the client's Host header, so that signatures stay valid and URLs point to the proxy. `agent: false` avoids
  // reused connections, which may close on a request and cause an unintended fault.
  const upstreamRequest = request({ hostname, port, method, path: url, headers, agent: false })
  const answered = new Promise<IncomingMessage | undefined>((resolve) => {
    upstreamRequest.once('response', resolve)
    upstreamRequest.once('error', () => resolve(undefined))
  })
  outgoing.once('close', () => upstreamRequest.destroy())
  pipeline(incoming, gate(ends, incident), upstreamRequest).catch(() => upstreamRequest.destroy())
  const response = await answered
  if (response) await forwardResponse(ends, response, incident)
  else if (incident?.kind !== 'stall') outgoing.destroy()
}

/** Creates a proxy that applies scripted faults to requests and responses. */
export async function createFaultProxy({ target, port = 0, ...where }: Partial<ListenOptions> & { target: string }) {
  const script = createScript()
  const passed: ProxiedRequest[] = []
  const inFlight = new Set<ServerResponse>()
  /** Connections that a fault keeps open forever. */
  const held = new Map<ServerResponse, ProxyConnection>()
  const waiting = new Set<() => void>()

  function end(outgoing: ServerResponse): void {
    held.delete(outgoing)
    inFlight.delete(outgoing)
    if (inFlight.size > 0) return
    for (const go of waiting) go()
    waiting.clear()
  }

  const server = await listen({ ...where, port }, (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const ends = { incoming, outgoing }
    const incident = script.next(method, url)
    passed.push({ method, path: url, headers, incident: incident?.kind ?? null })
    if (isHeld(incident)) held.set(outgoing, ends)
    else inFlight.add(outgoing)
    outgoing.once('close', () => end(outgoing))
    if (incident?.kind === 'status') respondDirectly(ends, incident)
    else if (!stopsImmediately(incident)) void forward(ends, new URL(target), incident)
    else if (incident?.kind === 'reset') reset(ends)
  })
  return {
    ...server,
    script: (faults: readonly ProxyFault[]): void => script.set(faults),
    /** Faults that have not fully applied yet; a test that leaves some did not exercise them. */
    left: script.left,
    /** Resolves when no request is in flight, except for connections that a fault holds. */
    whenIdle: (): Promise<void> =>
      new Promise((resolve) => void (inFlight.size === 0 ? resolve() : waiting.add(resolve))),
    /** Number of requests in flight, except for those that a fault holds. */
    inFlight: (): number => inFlight.size,
    /** Number of connections that a fault holds. */
    held: (): number => held.size,
    /** Resets the held connections, like a client that times out. */
    release: (): void => held.forEach(reset),
    /** All requests that reached the proxy, in order. */
    passed: (): readonly ProxiedRequest[] => passed,
  }
}
/** Result of {@link createFaultProxy}. */
export type FaultProxy = Awaited<ReturnType<typeof createFaultProxy>>
