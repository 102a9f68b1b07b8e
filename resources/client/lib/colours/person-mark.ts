/** Letters on a {@link calmColours} ground. */
export const CALM_INK = '#fffcf3'

/** Grounds for initials: dark and quiet enough for {@link CALM_INK} to be read on each (4.5:1), in either theme. */
export const calmColours = [
  '#2f6b4f',
  '#7a4a63',
  '#33647d',
  '#94502f',
  '#5d5590',
  '#6b5d2a',
  '#8a4650',
  '#3d6a6b',
] as const

/** FNV-1a: spreads similar texts. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)

/** A colour that a name keeps, today and on every device. */
export const calmColour = (name: string): string =>
  calmColours[hash(name.normalize()) % calmColours.length] ?? calmColours[0]

const FIRST_SIGN = /\p{L}\p{M}*|\p{N}|\p{Extended_Pictographic}/u

/** Up to two letters that stand for a name: the first of its first and of its last word. Empty when it has none. */
export function initialsOf(name: string, language: string): string {
  const signs = name
    .normalize()
    .split(/\s+/)
    .flatMap((word) => FIRST_SIGN.exec(word)?.[0] ?? [])
  return [signs[0], signs.length > 1 && signs.at(-1)].filter(Boolean).join('').toLocaleUpperCase(language)
}
