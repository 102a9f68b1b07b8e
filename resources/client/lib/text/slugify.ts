/**
 * The readable part of an address: lowercase, accents removed, hyphens between words. A name that has no Latin letters
 * or digits keeps its own ones, lowercase with hyphens for spaces (spec section 5). Empty for a blank name.
 */
export function slugify(name: string): string {
  const plain = hyphenated(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), /[^a-z0-9]+/g)
  return plain || hyphenated(name.toLowerCase(), /\s+/g)
}

const hyphenated = (text: string, gap: RegExp): string => text.replace(gap, '-').replace(/^-+|-+$/g, '')
