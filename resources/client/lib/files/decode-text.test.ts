import { describe, expect, it } from 'vitest'

import { decodeText } from './decode-text'

const TEXT = 'Aijā, žūžū, lāča bērni – ģērbies šķēršām'

/** Bytes of a text in UTF-16. */
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) % 256]
      return isLittle ? bytes.toReversed() : bytes
    }),
  )

const LETTERS: Record<string, number> = {
  ā: 0xe2,
  ž: 0xfe,
  ū: 0xfb,
  č: 0xe8,
  ē: 0xe7,
  ģ: 0xec,
  š: 0xf0,
  ķ: 0xed,
  '–': 0x96,
}
/** Bytes of a text in Windows-1257. */
const baltic = (text: string) => Uint8Array.from(text, (letter) => LETTERS[letter] ?? letter.charCodeAt(0))

describe('decodeText', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['UTF-16, little-endian', utf16(`\uFEFF${TEXT}`, true)],
    ['UTF-16, big-endian', utf16(`\uFEFF${TEXT}`, false)],
    ['Windows-1257', baltic(TEXT)],
  ])('decodes %s', (_, bytes) => expect(decodeText(bytes)).toBe(TEXT))

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['a byte that Windows-1257 lacks', [0x61, 0xa1, 0x62]],
    ['a control character of Windows-1257', [0x61, 0x81, 0x62]],
    ['UTF-8 with a zero byte', [0x61, 0, 0x62]],
    ['UTF-16 that is cut off', [0xff, 0xfe, 0x61, 0, 0x62]],
  ])('returns undefined for %s', (_, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBeUndefined())
})
