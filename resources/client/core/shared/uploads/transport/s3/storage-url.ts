import { parseUrl } from '@/lib/browser/parse-url'

/**
 * Checks a signed URL before a file goes there: the storage is another site. A relative URL, or one of this origin, would send the file to
 * a page of ours, with the user's cookies. Throws TypeError.
 */
export function storageUrl(signed: string): string {
  const url = parseUrl(signed)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === window.location.origin)
    throw new TypeError(`This is no URL of a storage: ${signed}`)
  return url.href
}
