/** Reads an address as the browser would; undefined when it is none, or when it is relative and `base` is left out. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
