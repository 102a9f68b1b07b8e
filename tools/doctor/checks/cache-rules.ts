import type { Reply } from '../probe/send'

/** How long a browser may keep a response, in seconds. */
export function lifetimeOf({ headers }: Reply): number {
  const control = headers.get('cache-control') ?? ''
  if (/\bno-(?:cache|store)\b/.test(control)) return 0
  const expires = Date.parse(headers.get('expires') ?? '') - Date.parse(headers.get('date') ?? '')
  return Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? (Number.isNaN(expires) ? 0 : expires / 1000))
}

const SHARED = /\bpublic\b|\bs-maxage=[1-9]/

/** Headers of caches, and how they say that a response is a stored one. */
const HITS: [name: string, pattern: RegExp][] = [
  ['age', /^[1-9]/],
  ['cf-cache-status', /^(?:HIT|STALE|UPDATING|REVALIDATED)$/i],
  ['x-cache', /\bhit\b/i],
  ['x-cache-status', /^hit$/i],
  ['x-litespeed-cache', /\bhit\b/i],
]

/** The header with which a private response comes from a shared cache, or may be stored in one. */
export function sharedCaching(reply: Reply): string | undefined {
  const { headers } = reply
  const hit = HITS.find(([name, pattern]) => pattern.test(headers.get(name) ?? ''))
  if (hit) return `${hit[0]}: ${headers.get(hit[0])}`
  const control = headers.get('cache-control')
  const isStorable = SHARED.test(control ?? '') || (lifetimeOf(reply) > 0 && !/\bprivate\b/.test(control ?? ''))
  if (!isStorable) return undefined
  return control === null ? `Expires: ${headers.get('expires')}` : `Cache-Control: ${control}`
}
