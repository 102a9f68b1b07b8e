import { parseCookies } from '../../kit/cookies'

const pairOf = (line: string): string => line.split(';')[0] ?? ''

/**
 * A browser's cookies without a network: cookies readable by scripts go to the document, the rest stays here. Without a
 * document, all stay here.
 */
export function createCookieJar() {
  const hidden = new Map<string, string>()
  const inDocument = new Set<string>()

  return {
    /** Stores the cookies of `Set-Cookie` values. */
    keep(lines: readonly string[]): void {
      for (const line of lines) {
        const isReadable = typeof document !== 'undefined' && !/;\s*httponly\b/i.test(line)
        for (const [name, value] of Object.entries(parseCookies(pairOf(line)))) {
          if (isReadable) inDocument.add(name)
          else hidden.set(name, value)
        }
        if (isReadable) document.cookie = line
      }
    },
    /** Cookies to send with a request of the page, by name. */
    all: (): Record<string, string> => ({
      ...(typeof document === 'undefined' ? {} : parseCookies(document.cookie)),
      ...Object.fromEntries(hidden),
    }),
    /** Clears all cookies. */
    clear(): void {
      hidden.clear()
      for (const name of inDocument) document.cookie = `${name}=; Path=/; Max-Age=0`
      inDocument.clear()
    },
  }
}
