/** A difference from Chromium that stays. */
export type Accepted = {
  browser: 'firefox' | 'webkit'
  /** Name of the screen. */
  screen: string
  /** Matches `width: element: how`. */
  difference: RegExp
  reason: string
}

/** Differences that are no faults. An entry that matches nothing fails its screen. */
export const accepted: Accepted[] = []

/** Removes accepted differences, and adds a line for each entry that matches none. */
export function withoutAccepted(differences: readonly string[], entries: readonly Accepted[]): string[] {
  const unused = entries.filter(({ difference }) => !differences.some((text) => difference.test(text)))
  return [
    ...differences.filter((text) => !entries.some(({ difference }) => difference.test(text))),
    ...unused.map(({ difference }) => `accepted, but equal now: ${String(difference)}`),
  ]
}
