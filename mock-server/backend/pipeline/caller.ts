import type { Endpoint } from '@/contract/machinery/endpoint'

import type { Caller } from '../../state/caller'
import type { MockRequest } from './mock-group'

/** Derives the caller from a request. */
export const callerOf = ({
  world,
  user,
  request,
  cookies,
}: Pick<MockRequest<Endpoint>, 'world' | 'user' | 'request' | 'cookies'>): Caller => ({
  db: world.db,
  release: world.release,
  user,
  stateful: isStateful(request),
  now: world.now,
  path: request.url.split('?')[0] ?? request.url,
  cookies,
})

const withoutWww = (host: string): string => host.replace(/^www\./, '')

function hostOf(url: string | null): string | null {
  return url && URL.canParse(url) ? withoutWww(new URL(url).host) : null
}

/**
 * True when Referer or Origin is a page of the site itself, so that cookies count (backend contract, section 2, "Origin
 * rule"). Never true for the API documentation page.
 */
export function isStateful(request: Request): boolean {
  const referer = request.headers.get('referer') ?? request.referrer
  if (referer.includes('/api-docs')) return false
  const own = hostOf(request.url)
  return [referer, request.headers.get('origin')].some((url) => hostOf(url) === own)
}
