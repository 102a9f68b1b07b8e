const bare = (host: string): string => host.replace(/^www\./, '')

function hostOf(address: string | null): string | null {
  return address && URL.canParse(address) ? bare(new URL(address).host) : null
}

/**
 * True when Referer or Origin is a page of the site itself, so that cookies count (backend contract, section 2, "Origin
 * rule"). Never true for the API documentation page.
 */
export function isStateful(request: Request): boolean {
  const referer = request.headers.get('referer') ?? request.referrer
  if (referer.includes('/api-docs')) return false
  const own = hostOf(request.url)
  return [referer, request.headers.get('origin')].some((address) => hostOf(address) === own)
}
