/** A difference from Chromium that stays. */
export type Accepted = {
  browser: 'firefox' | 'webkit'
  /** Name of the screen. */
  screen: string
  /** Matches `width: element: how`. */
  difference: RegExp
  reason: string
}

/** Source code below the window: CodeMirror estimates the height of lines that it has not drawn, by its font's widths. */
const SOURCE = { screen: 'the source of a page', difference: /^\d+: .*: y [+-]\d+$/, reason: 'estimated lines of code' }

/** Differences that are no faults. An entry that matches nothing fails its screen. */
export const accepted: Accepted[] = [
  { browser: 'firefox', ...SOURCE },
  { browser: 'webkit', ...SOURCE },
  {
    browser: 'firefox',
    screen: 'the editor of a page',
    difference: /^450: .*: (?:y|height) -26$/,
    reason: 'one line of the text less: a word fits that is a fraction of a pixel too wide in Chromium',
  },
]

/** Removes accepted differences, and adds a line for each entry that matches none. */
export function withoutAccepted(differences: readonly string[], entries: readonly Accepted[]): string[] {
  const unused = entries.filter(({ difference }) => !differences.some((text) => difference.test(text)))
  return [
    ...differences.filter((text) => !entries.some(({ difference }) => difference.test(text))),
    ...unused.map(({ difference }) => `accepted, but equal now: ${String(difference)}`),
  ]
}
