/**
 * What looks like an e-mail address: no spaces, brackets, quotes or separators of lists before the sign, a host with a dot after it.
 * The standard's limit of 64 characters before the sign also keeps the search short in a long text.
 */
const EMAIL = /[^\s<>()[\]"',;:@]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** The e-mail-like parts of a text, as they stand in it, each once whatever its case (spec section 5, "Chip field"). */
export function extractEmails(text: string): string[] {
  const found = new Map<string, string>()
  for (const [email] of text.matchAll(EMAIL)) {
    const key = email.toLowerCase()
    if (!found.has(key)) found.set(key, email)
  }
  return [...found.values()]
}
