import { parseUrl } from '@/lib/browser/url'

const EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]{2,}$/

/** A host with a top-level domain, and what may follow it. */
const HOST = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u

/** Names of files look like hosts; those of this site stay relative. */
const FILE = /^[^/?#]+\.(?:html?|php|pdf|txt|jpe?g|png|gif|webp|svg|mp3|zip)(?:[?#]|$)/i

/** Adds the scheme that people leave out: `www.x.lv` is a website, and `anna@x.lv` an email address. */
export function completeHref(href: string): string {
  const typed = href.trim()
  if (EMAIL.test(typed)) return `mailto:${typed}`
  const isHost = HOST.test(typed) && !FILE.test(typed)
  return isHost && parseUrl(`https://${typed}`) ? `https://${typed}` : typed
}
