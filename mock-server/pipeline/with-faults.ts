import type { Fault } from '../control/faults'
import { MockFailure } from '../mock-failure'
import { errorPage } from './error-page'
import { GENERIC_MESSAGE } from './failure-response'

/** Waits; less when the caller has gone. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

/** Lasts until the caller has gone. */
const abandonment = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

async function rewritten(response: Response, change: (text: string) => string): Promise<Response> {
  // An answer without a body has none to change.
  if (response.status === 204) return response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return new Response(change(await response.text()), { status: response.status, headers })
}

/** At least one character, so that nothing does not stay nothing, which is a right answer. */
const firstHalf = (text: string): string => text.slice(0, Math.ceil(text.length / 2)) || '{'

type Outcome = Exclude<Fault, { kind: 'delay' }>

async function strike(fault: Outcome, { signal }: Request, answer: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      throw new MockFailure(fault.status, fault.body ?? { message: GENERIC_MESSAGE }, fault.headers)
    case 'timeout':
      await abandonment(signal)
      return Response.error()
    case 'network':
      return Response.error()
    case 'lost':
      await answer()
      return Response.error()
    case 'truncated':
      return rewritten(await answer(), firstHalf)
    case 'html':
      return errorPage(200, 'A page in place of an answer.')
    case 'wrongShape':
      return rewritten(await answer(), (text) => `[${text}]`)
  }
}

type Strike = { faults: readonly Fault[]; latency: number; request: Request }

/** Answers as the faults that strike this call want it: the delays add up, of the others the first counts. */
export async function withFaults(
  { faults, latency, request }: Strike,
  answer: () => Promise<Response>,
): Promise<Response> {
  const delay = faults.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), latency)
  if (delay > 0) await pause(delay, request.signal)
  const outcome = faults.find((fault): fault is Outcome => fault.kind !== 'delay')
  return outcome ? strike(outcome, request, answer) : answer()
}
