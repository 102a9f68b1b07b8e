/** Percent-decodes one component of a URL; undefined when it is malformed, instead of a URIError. */
export function decodeComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
