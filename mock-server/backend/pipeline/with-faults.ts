import { HttpStatus } from '@/contract/machinery/http-status'

import { emptyResponse } from '../../kit/empty-response'
import { errorPage } from '../../kit/error-page'
import { GENERIC_MESSAGE, MockFailure } from '../../kit/mock-failure'
import type { EmptyBody, Fault } from '../../state/parts/faults'

/** Waits, or returns early when the caller aborts. */
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

/** Waits until the caller aborts. */
const abandonment = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

function withoutLength(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return headers
}

async function rewritten(response: Response, change: (text: string) => string): Promise<Response> {
  const headers = withoutLength(response)
  const status = response.status === HttpStatus.NoContent ? HttpStatus.Ok : response.status
  return new Response(change(await response.text()), { status, headers })
}

/** Keep at least one character: an empty body can be a valid response. */
const firstHalf = (text: string): string => text.slice(0, Math.ceil(text.length / 2)) || '{'

const EMPTY_JSON: Record<Exclude<EmptyBody, 'none' | 'noContent'>, string> = { null: 'null', text: '""', list: '[]' }

async function emptied(response: Response, body: EmptyBody): Promise<Response> {
  if (body === 'noContent') return emptyResponse(HttpStatus.NoContent, withoutLength(response))
  const json = await rewritten(response, () => (body === 'none' ? '' : EMPTY_JSON[body]))
  if (body === 'none') return emptyResponse(json.status, json.headers)
  json.headers.set('Content-Type', 'application/json')
  return json
}

type Outcome = Exclude<Fault, { kind: 'delay' }>

async function applyFault(fault: Outcome, { signal }: Request, respond: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      throw new MockFailure(fault.status, fault.body ?? { message: GENERIC_MESSAGE }, fault.headers)
    case 'timeout':
      await abandonment(signal)
      return Response.error()
    case 'network':
      return Response.error()
    case 'lost':
      await respond()
      return Response.error()
    case 'truncated':
      return rewritten(await respond(), firstHalf)
    case 'html':
      return errorPage(HttpStatus.Ok, 'A page in place of an answer.')
    case 'empty':
      return emptied(await respond(), fault.body)
    case 'wrongShape':
      // Not an empty list, which is a valid response to many writes.
      return rewritten(await respond(), (text) => `[${text || '{}'}]`)
  }
}

type FaultContext = { faults: readonly Fault[]; latency: number; request: Request }

/** Applies faults to a call: delays add up, and the first other fault wins. */
export async function withFaults(
  { faults, latency, request }: FaultContext,
  respond: () => Promise<Response>,
): Promise<Response> {
  const delay = faults.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), latency)
  if (delay > 0) await pause(delay, request.signal)
  const outcome = faults.find((fault): fault is Outcome => fault.kind !== 'delay')
  return outcome ? applyFault(outcome, request, respond) : respond()
}
