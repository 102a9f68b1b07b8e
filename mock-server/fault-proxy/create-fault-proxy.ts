import { request } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { listen } from '../http/listen'
import type { Where } from '../http/listen'
import { createScript } from './proxy-fault'
import type { Mishap, ProxyFault } from './proxy-fault'

/** A request that came by. */
export type Passed = { method: string; path: string; headers: IncomingHttpHeaders; mishap: Mishap['kind'] | null }

type Ends = { incoming: IncomingMessage; outgoing: ServerResponse }

/** Breaks the connection, so that the client has no word of an answer. */
const reset = ({ incoming }: Ends): void => void incoming.socket.resetAndDestroy()

const stopsAtOnce = (mishap: Mishap | undefined): boolean =>
  (mishap?.kind === 'reset' || mishap?.kind === 'stall') && mishap.afterBytes === undefined

/** Its client waits for ever. */
const isHeld = (mishap: Mishap | undefined): boolean => mishap?.kind === 'stall' || mishap?.kind === 'silence'

/** Passes on what comes, until the mishap has it stop. */
function gate(ends: Ends, mishap: Mishap | undefined): Transform {
  const stops = mishap?.kind === 'reset' || mishap?.kind === 'stall' ? mishap : undefined
  let left = stops?.afterBytes ?? Infinity
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const passing = chunk.subarray(0, left)
      left -= passing.length
      this.push(passing)
      if (left > 0) done()
      // Whoever stalls is never done: the client cannot send on, and is not told why.
      else if (stops?.kind === 'reset') reset(ends)
    },
    flush(done) {
      if (!stops) done()
      else if (stops.kind === 'reset') reset(ends)
    },
  })
}

/** What a body's own headers say is wrong of another body. */
const OF_THE_BODY = ['transfer-encoding', 'content-encoding']

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** Headers of an answer as the mishap leaves them. */
function alteredHeaders(headers: IncomingHttpHeaders, mishap: Mishap | undefined): IncomingHttpHeaders {
  if (mishap?.kind === 'header') {
    const name = mishap.header.toLowerCase()
    return { ...headers, [name]: mishap.value(String(headers[name] ?? '')) }
  }
  if (mishap?.kind === 'body')
    return { ...without(headers, OF_THE_BODY), 'content-length': String(Buffer.byteLength(mishap.body)) }
  return mishap?.kind === 'hide'
    ? without(headers, [mishap.header.toLowerCase(), 'access-control-expose-headers'])
    : headers
}

/** Gives an answer back as the mishap leaves it. */
async function giveBack(ends: Ends, answer: IncomingMessage, mishap: Mishap | undefined): Promise<void> {
  const { outgoing } = ends
  if (mishap?.kind === 'lost') return reset(ends)
  if (mishap?.kind === 'silence' || mishap?.kind === 'stall') return
  // Chromium quietly repeats what fails on a connection that it has used before; here it uses each only once.
  outgoing.writeHead(answer.statusCode ?? 502, { ...alteredHeaders(answer.headers, mishap), connection: 'close' })
  if (mishap?.kind === 'body') {
    answer.resume()
    outgoing.end(mishap.body)
  } else await pipeline(answer, outgoing).catch(() => outgoing.destroy())
}

function answerHere(
  { incoming, outgoing }: Ends,
  { status, body = '', headers = {} }: Extract<Mishap, { kind: 'status' }>,
): void {
  const { origin } = incoming.headers
  const readable =
    origin === undefined ? {} : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  // What was sent is read to its end: a connection that closes on it would be another mishap.
  incoming.resume()
  const answer = () => outgoing.writeHead(status, { ...readable, ...headers, connection: 'close' }).end(body)
  if (incoming.readableEnded || incoming.complete) answer()
  else incoming.once('end', answer)
}

/** Asks the server behind, and gives back what it answers. */
async function passOn(ends: Ends, target: URL, mishap: Mishap | undefined): Promise<void> {
  const { incoming, outgoing } = ends
  const { method, url, headers } = incoming
  const { hostname, port } = target
  // The name under which the client knows it stays: signatures hold, and addresses lead through here.
  // A connection that was used before may close on a request, which would be a mishap that nobody asked for.
  const onward = request({ hostname, port, method, path: url, headers, agent: false })
  const answered = new Promise<IncomingMessage | undefined>((resolve) => {
    onward.once('response', resolve)
    onward.once('error', () => resolve(undefined))
  })
  outgoing.once('close', () => onward.destroy())
  pipeline(incoming, gate(ends, mishap), onward).catch(() => onward.destroy())
  const answer = await answered
  if (answer) await giveBack(ends, answer, mishap)
  else if (mishap?.kind !== 'stall') outgoing.destroy()
}

/** A proxy before a server, on which requests and answers meet what a script has for them. */
export async function createFaultProxy({ target, port = 0, ...where }: Partial<Where> & { target: string }) {
  const script = createScript()
  const passed: Passed[] = []
  const underWay = new Set<ServerResponse>()
  /** Those whose clients a mishap has wait for ever. */
  const held = new Map<ServerResponse, Ends>()
  const waiting = new Set<() => void>()

  function end(outgoing: ServerResponse): void {
    held.delete(outgoing)
    underWay.delete(outgoing)
    if (underWay.size > 0) return
    for (const go of waiting) go()
    waiting.clear()
  }

  const server = await listen({ ...where, port }, (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const ends = { incoming, outgoing }
    const mishap = script.next(method, url)
    passed.push({ method, path: url, headers, mishap: mishap?.kind ?? null })
    if (isHeld(mishap)) held.set(outgoing, ends)
    else underWay.add(outgoing)
    outgoing.once('close', () => end(outgoing))
    if (mishap?.kind === 'status') answerHere(ends, mishap)
    else if (!stopsAtOnce(mishap)) void passOn(ends, new URL(target), mishap)
    else if (mishap?.kind === 'reset') reset(ends)
  })
  return {
    ...server,
    script: (faults: readonly ProxyFault[]): void => script.set(faults),
    /** Faults that have not struck as often as they shall: a test that leaves some has not tested what it says. */
    left: script.left,
    /** Resolves when nothing is on its way, but for what a mishap holds until its client goes. */
    whenQuiet: (): Promise<void> =>
      new Promise((resolve) => void (underWay.size === 0 ? resolve() : waiting.add(resolve))),
    /** How many a mishap holds. */
    held: (): number => held.size,
    /** Breaks the connections that are held, as a client does that has waited long enough. */
    letGo: (): void => held.forEach(reset),
    /** Everything that came by, in its order. */
    passed: (): readonly Passed[] => passed,
  }
}
/** A {@link createFaultProxy}. */
export type FaultProxy = Awaited<ReturnType<typeof createFaultProxy>>
