/** Parses a URL as the browser would; undefined when it is invalid, or relative without a `base`. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
