/**
 * Matches a likely email address: no spaces, brackets, quotes or list separators before the @, a host with a dot after
 * it. The standard's limit of 64 characters before the @ also bounds the search in a long text.
 */
const EMAIL = /[^\s<>()[\]"',;:@]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/**
 * Returns the email addresses in a text with their original spelling, without duplicates in any case (spec section 5,
 * "Chip field").
 */
export function extractEmails(text: string): string[] {
  const found = new Map<string, string>()
  for (const [email] of text.matchAll(EMAIL)) {
    const key = email.toLowerCase()
    if (!found.has(key)) found.set(key, email)
  }
  return [...found.values()]
}
