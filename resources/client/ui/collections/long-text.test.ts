import { describe, expect, it } from 'vitest'

import { piecesOf } from './long-text'

describe('piecesOf', () => {
  it.each([
    ['one line', 'x'.repeat(5_000_000)],
    ['many lines', 'Neizdevās saglabāt dziesmu.\n'.repeat(100_000)],
    ['one line at its beginning', `a\n${'x'.repeat(10_000)}`],
    ['no end of line', 'x'],
    ['nothing', ''],
  ])('returns short pieces that make up a text of %s', (_, text) => {
    const pieces = piecesOf(text)
    expect(pieces.map((piece) => piece.text).join('') === text).toBe(true)
    expect(Math.max(0, ...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(2000)
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
  })

  it('ends a piece with a line where one ends in it', () => {
    const [first] = piecesOf('Rinda\n'.repeat(1000))
    expect(first?.text.endsWith('Rinda\n')).toBe(true)
  })
})
