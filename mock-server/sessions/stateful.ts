const bare = (host: string): string => host.replace(/^www\./, '')

function hostOf(address: string | null): string | null {
  return address && URL.canParse(address) ? bare(new URL(address).host) : null
}

/**
 * Whether the request comes from a page of the site itself, by Referer or Origin, so that its cookies count
 * (backend contract, section 2, "Origin rule"). The API's documentation page never does.
 */
export function isStateful(request: Request): boolean {
  const referer = request.headers.get('referer') ?? request.referrer
  if (referer.includes('/api-docs')) return false
  const own = hostOf(request.url)
  return [referer, request.headers.get('origin')].some((address) => hostOf(address) === own)
}
