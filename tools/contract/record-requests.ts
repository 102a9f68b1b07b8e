import { setTimeout } from 'node:timers/promises'

import { HttpStatus } from '@/contract/machinery/http-status'
import type { Transport } from '@tests/contract/client'

import { createFetch } from './fetch-with-trust'
import type { Options } from './options'
import { type Scrubber, SECRET_FIELD } from './scrub'

/** A request as it was sent. */
export type SentRequest = { method: string; url: string; headers: Record<string, string>; body: BodyInit | undefined }

/** Waits for a number of milliseconds. */
export type Wait = (ms: number) => Promise<unknown>

/** Longest time that a busy site may demand before the next try. */
const MAX_WAIT_S = 120

/**
 * Sends requests with a time limit, and keeps the last one. Repeats a reading request after a network error, and any once
 * after a 429 when its `Retry-After` has passed.
 */
export type Recorder = {
  transport: Transport
  last: () => SentRequest | undefined
  /** Names the status that the next case expects: a 429 that it wants is not waited for. */
  expect: (status: number) => void
}

/** How requests are sent: extra headers, their time limit, and how often a reading one is repeated. */
type Sending = Pick<Options, 'timeoutMs'> & Partial<Pick<Options, 'headers' | 'retries' | 'trust'>>

/** Creates a recorder that adds cookies and other secrets of requests and responses to the scrubber. */
export function recordRequests(
  { timeoutMs, headers: extra = {}, retries = 1, trust }: Sending,
  scrubber: Scrubber,
  wait: Wait = setTimeout,
): Recorder {
  for (const value of Object.values(extra)) scrubber.add(value, 'header')
  const fetchSite = createFetch(trust)
  let last: SentRequest | undefined
  let expected: number | undefined

  const send: Transport = async (url, init) => {
    const request = () => fetchSite(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    // A request that writes may have arrived.
    const response = await (init.method === 'GET' ? repeated(request, retries) : request())
    const seconds = secondsUntilRetry(response)
    const mustWait = response.status === HttpStatus.TooManyRequests && expected !== HttpStatus.TooManyRequests
    if (!mustWait || !(seconds > 0 && seconds <= MAX_WAIT_S)) return response
    await wait(seconds * 1000)
    return request()
  }

  async function learnSecrets(response: Response): Promise<Response> {
    for (const line of response.headers.getSetCookie()) learnCookie(line, scrubber)
    const text = await response.clone().text()
    if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) collectSecrets(parseJson(text), scrubber)
    return response
  }

  const transport: Transport = async (url, init) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...extra }
    const { method = 'GET', body } = init
    last = { method, url: url.href, headers, body: body ?? undefined }
    return send(url, { ...init, headers })
      .then(learnSecrets)
      .catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
        throw new Error(`no response to ${method} ${url.pathname} within ${timeoutMs / 1000} s`)
      })
  }

  return {
    transport,
    last: () => last,
    expect: (status) => {
      expected = status
    },
  }
}

/** Seconds that `Retry-After` demands, as a number or as a date by the server's own clock; 0 without a readable one. */
function secondsUntilRetry({ headers }: Response): number {
  const value = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(value)) return Number(value)
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.max(0, Math.ceil((Date.parse(value) - now) / 1000)) || 0
}

/** Sends a request again after a network error, up to `retries` times. */
const repeated = (request: () => Promise<Response>, retries: number): Promise<Response> =>
  request().catch((error: unknown) => {
    if (!(error instanceof TypeError) || retries === 0) throw error
    return repeated(request, retries - 1)
  })

/** Shortest secret field of a response that is hidden; shorter values are words that occur elsewhere. */
const MIN_FIELD_LENGTH = 6

function learnCookie(line: string, scrubber: Scrubber): void {
  const value =
    line
      .split(';')[0]
      ?.replace(/^[^=]*=/, '')
      .trim() ?? ''
  scrubber.add(value, 'cookie')
  scrubber.add(decodeBase64(value), 'cookie')
}

function decodeBase64(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses JSON; bootstrap data is JSON or base64 within a JSON string. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds the values of secret fields, at any depth, also within bootstrap data. */
function collectSecrets(value: unknown, scrubber: Scrubber): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && inner.length >= MIN_FIELD_LENGTH && SECRET_FIELD.test(field))
      scrubber.add(inner, field)
    if (typeof inner === 'string' && /^(?:data|bootstrapData)$/.test(field))
      collectSecrets(parseJson(inner) ?? parseJson(Buffer.from(inner, 'base64').toString()), scrubber)
    collectSecrets(inner, scrubber)
  }
}
