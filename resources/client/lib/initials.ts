/** Text colour of initials on a {@link NAME_COLOURS} background. */
export const INITIALS_COLOUR = '#fffcf3'

/** Backgrounds for initials: dark enough for {@link INITIALS_COLOUR} to have 4.5:1 contrast on each, in both themes. */
export const NAME_COLOURS = [
  '#2f6b4f',
  '#7a4a63',
  '#33647d',
  '#94502f',
  '#5d5590',
  '#6b5d2a',
  '#8a4650',
  '#3d6a6b',
] as const

/** FNV-1a hash: spreads similar strings. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)

/** Derives a background colour from a name: the same on every visit and device. */
export const nameColour = (name: string): string =>
  NAME_COLOURS[hash(name.normalize()) % NAME_COLOURS.length] ?? NAME_COLOURS[0]

const FIRST_CHARACTER = /\p{L}\p{M}*|\p{N}|\p{Extended_Pictographic}|\p{RI}/u

/** Returns the first letter, digit or emoji of a word, with all parts of a joined emoji where the browser can tell. */
function firstCharacter(word: string): string | undefined {
  const match = FIRST_CHARACTER.exec(word)
  if (!match || !('Segmenter' in Intl)) return match?.[0]
  return new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word).containing(match.index)?.segment
}

/** Returns up to two initials of a name, from its first and last word; empty when it has no letters. */
export function initialsOf(name: string, language: string): string {
  const initials = name
    .normalize()
    .split(/\s+/)
    .flatMap((word) => firstCharacter(word) ?? [])
  return [initials[0], initials.length > 1 && initials.at(-1)].filter(Boolean).join('').toLocaleUpperCase(language)
}
