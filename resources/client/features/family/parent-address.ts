import { slugify } from '@/lib/slug'

/** Longest part of an email address before the `@` (RFC 5321). */
const MAX_LOCAL_PART = 64

/** Tag for a name that has no Latin letters or digits. */
const FALLBACK_TAG = 'child'

/** Returns the ASCII letters, digits and hyphens of a name, or the fallback. */
function tagOf(name: string): string {
  const slug = slugify(name)
  return /^[a-z0-9-]+$/.test(slug) ? slug : FALLBACK_TAG
}

/**
 * Returns the parent's address with a child's name as its tag, such as `laura+elza@inbox.lv`, numbered if it is among
 * `taken`. Null if the parent's address leaves no room for one.
 */
export function parentAddress(email: string, childName: string, taken: readonly string[]): string | null {
  const at = email.lastIndexOf('@')
  if (at < 1) return null
  const [local, host] = [email.slice(0, at), email.slice(at)]
  // Extends a tag that is already there: without it, the mail might reach another person.
  const start = local + (local.includes('+') ? '-' : '+')
  const fullTag = tagOf(childName)
  const unavailable = new Set(taken.map((address) => address.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : String(number)
    const tag = fullTag.slice(0, Math.max(0, MAX_LOCAL_PART - start.length - end.length))
    if (tag === '') return null
    const address = start + tag + end + host
    if (!unavailable.has(address.toLowerCase())) return address
  }
}
