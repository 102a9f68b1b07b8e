import { parseUrl } from '@/lib/browser/url'

/**
 * Returns a signed URL if it leads to a foreign origin. Throws TypeError otherwise: a file must not be sent to a page
 * of this site, with the user's cookies.
 */
export function storageUrl(signed: string): string {
  const url = parseUrl(signed)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === window.location.origin)
    throw new TypeError(`Not a storage URL: ${signed}`)
  return url.href
}
