import type { Transport } from '@tests/contract/client'

import { type Scrubber, SECRET_FIELD } from './scrub'

/** A request as it was sent. */
export type SentRequest = { method: string; url: string; headers: Record<string, string>; body: BodyInit | undefined }

/** Sends requests with a time limit, and keeps the last one. */
export type Recorder = { transport: Transport; last: () => SentRequest | undefined }

/** Creates a recorder that adds cookies and other secrets of requests and responses to the scrubber. */
export function recordRequests(timeoutMs: number, scrubber: Scrubber): Recorder {
  let last: SentRequest | undefined

  const transport: Transport = async (url, init) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    last = { method: init.method ?? 'GET', url: url.href, headers, body: init.body ?? undefined }
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    for (const line of response.headers.getSetCookie()) learnCookie(line, scrubber)
    const text = await response.clone().text()
    if (/\bjson\b/.test(response.headers.get('content-type') ?? '')) collectSecrets(parseJson(text), scrubber)
    return response
  }

  return { transport, last: () => last }
}

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
