/**
 * The readable part of an address: lowercase, accents removed, hyphens between words. A name that has no Latin letters
 * or digits keeps its own ones, lowercase with hyphens for spaces (spec section 5). Empty for a blank name.
 */
export function slugify(name: string): string {
  const plain = hyphenated(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), /[^a-z0-9]+/g)
  return plain || hyphenated(name.toLowerCase().replace(NOT_IN_URLS, ''), /\s+/g)
}

/** Half a surrogate pair anywhere; dots alone, which would climb out of a path. */
const NOT_IN_URLS = /\p{Surrogate}|^\s*\.+\s*$/gu

const hyphenated = (text: string, gap: RegExp): string => text.replace(gap, '-').replace(/^-+|-+$/g, '')
