/**
 * Builds the readable part of a URL: lowercase, accents removed, hyphens between words. A name without Latin letters or
 * digits keeps its letters, lowercase with hyphens for spaces (spec section 5). Empty for a blank name.
 */
export function slugify(name: string): string {
  const plain = hyphenated(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), /[^a-z0-9]+/g)
  return plain || hyphenated(name.toLowerCase().replace(NOT_IN_URLS, ''), /\s+/g)
}

/** Lone surrogates, and names of only dots, which a URL would resolve to a parent path. */
const NOT_IN_URLS = /\p{Surrogate}|^\s*\.+\s*$/gu

const hyphenated = (text: string, gap: RegExp): string => text.replace(gap, '-').replace(/^-+|-+$/g, '')
