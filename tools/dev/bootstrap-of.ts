import * as z from 'zod/mini'

import { seconds } from '@/lib/dates/duration'

import type { BackendSite } from './backend-site'

const PATIENCE = seconds(15)
const replySchema = z.object({ data: z.unknown() })

/** Headers of the browser that decide what the backend answers. */
const PASSED_ON = ['cookie', 'user-agent', 'accept-language'] as const
type BrowserHeaders = { [Name in (typeof PASSED_ON)[number]]?: string | undefined }

/** The backend's bootstrap data for this browser, and the cookies that come with it. Throws with one clear line. */
export async function bootstrapOf(
  backend: BackendSite,
  browser: BrowserHeaders = {},
): Promise<{ data: unknown; cookies: string[] }> {
  const url = new URL('api/v1/bootstrap-data', backend.root)
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => (browser[name] ? [[name, browser[name]]] : []))
  const headers = { ...Object.fromEntries(passedOn), accept: 'application/json', referer: backend.root.href }
  const signal = AbortSignal.timeout(PATIENCE)
  const response = await fetch(url, { headers, redirect: 'manual', signal }).catch((error: unknown) => {
    throw new Error(`${backend.root.href} cannot be reached: ${reasonOf(error)}.`)
  })
  const reply = replySchema.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !reply.success || reply.data.data === undefined) {
    const type = response.headers.get('content-type') ?? 'no content type'
    throw new Error(`${url.href} does not answer with bootstrap data, but with status ${response.status} and ${type}.`)
  }
  return { data: reply.data.data, cookies: response.headers.getSetCookie().map(backend.localCookie) }
}

/** What lies below fetch's "fetch failed". */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined }
  if (cause instanceof Error) return cause.message || ('code' in cause ? String(cause.code) : cause.name)
  return String(error)
}
