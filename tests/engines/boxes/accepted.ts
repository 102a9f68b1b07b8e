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

/** The symbol of a picture that fails to load, which Chromium leaves out when there is no alternative text. */
const BROKEN_PICTURE = {
  difference: /^\d+: picture “in Tu esi laimējis.*: \d+ × 0 in Chromium, 20 × 20 here$/,
  reason: 'the symbol of a picture that fails to load',
}

/** The legend of a chart, whose second entry is a fraction of a pixel too wide for the first line. */
const LEGEND = {
  difference: /^450: picture “in #\. gada .*”.*: x -199$/,
  reason: 'an entry of the legend on a line of its own',
}

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
  {
    browser: 'firefox',
    screen: 'timed lyrics of a song before it is published',
    difference: /^450: field “#\. rindas teksts”.*: width \+\d+$/,
    reason: 'rows out of view, which Chromium lays out for the new width only when they come near',
  },
  {
    browser: 'webkit',
    screen: 'the list of artists',
    difference: /^\d+: link “Tētis ar ģitāru”: width -48$/,
    reason: 'a name on two lines: it is a fraction of a pixel too wide for its column',
  },
  {
    browser: 'webkit',
    screen: 'the list of subscriptions',
    difference: /^\d+: link “(?:Inga Eglīte|Māris Krūmiņš)”: width -\d+$/,
    reason: 'a name on two lines: it is a fraction of a pixel too wide for its column',
  },
  {
    browser: 'webkit',
    screen: 'the landing page',
    difference: /^820: .*: (?:y -30|height -27)$/,
    reason: 'one line of the text less: a word fits that is a fraction of a pixel too wide in Chromium',
  },
  { browser: 'webkit', screen: 'the admin area', ...LEGEND },
  { browser: 'webkit', screen: 'the command palette', ...LEGEND },
  {
    browser: 'webkit',
    screen: 'the preview of a page',
    difference: /^820: .*: y \+4[0-2]$/,
    reason: 'two more lines of code: the monospaced font is wider',
  },
  { browser: 'webkit', screen: 'notifications', ...BROKEN_PICTURE },
  { browser: 'webkit', screen: 'the notification panel', ...BROKEN_PICTURE },
]

/** Removes accepted differences, and adds a line for each entry that matches none. */
export function withoutAccepted(differences: readonly string[], entries: readonly Accepted[]): string[] {
  const unused = entries.filter(({ difference }) => !differences.some((text) => difference.test(text)))
  return [
    ...differences.filter((text) => !entries.some(({ difference }) => difference.test(text))),
    ...unused.map(({ difference }) => `accepted, but equal now: ${String(difference)}`),
  ]
}
