import * as z from 'zod/mini'

import { seconds } from '@/lib/dates/duration'

import type { BackendSite } from './backend-site'

const TIMEOUT_MS = seconds(15)
const responseSchema = z.object({ data: z.unknown() })

/** Browser headers that affect the backend's response. */
const FORWARDED_HEADERS = ['cookie', 'user-agent', 'accept-language'] as const
type BrowserHeaders = { [Name in (typeof FORWARDED_HEADERS)[number]]?: string | undefined }

/**
 * Fetches the backend's bootstrap data for a browser, and the response's cookies. Throws an error with a one-line
 * message.
 */
export async function fetchBootstrap(
  backend: BackendSite,
  browser: BrowserHeaders = {},
): Promise<{ data: unknown; cookies: string[] }> {
  const url = new URL('api/v1/bootstrap-data', backend.root)
  const forwarded = FORWARDED_HEADERS.flatMap((name): [string, string][] =>
    browser[name] ? [[name, browser[name]]] : [],
  )
  const headers = { ...Object.fromEntries(forwarded), accept: 'application/json', referer: backend.root.href }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { headers, redirect: 'manual', signal }).catch((error: unknown) => {
    throw new Error(`${backend.root.href} cannot be reached: ${reasonOf(error)}.`)
  })
  const parsed = responseSchema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !parsed.success || parsed.data.data === undefined) {
    const type = response.headers.get('content-type') ?? 'no content type'
    throw new Error(`${url.href} did not return bootstrap data, but status ${response.status} and ${type}.`)
  }
  return { data: parsed.data.data, cookies: response.headers.getSetCookie().map(backend.localCookie) }
}

/** Extracts the cause behind fetch's generic "fetch failed". */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined }
  if (cause instanceof Error) return cause.message || ('code' in cause ? String(cause.code) : cause.name)
  return String(error)
}
