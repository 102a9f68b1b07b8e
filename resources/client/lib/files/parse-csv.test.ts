import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BYTE_ORDER_MARK, toCsv, withoutGuard } from './download-file'
import { parseCsv } from './parse-csv'

describe('parseCsv', () => {
  it.each([
    [
      'fields between commas',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'fields between semicolons',
      'Vārds;E-pasts\nAija, Žūžū;a@b',
      [
        ['Vārds', 'E-pasts'],
        ['Aija, Žūžū', 'a@b'],
      ],
    ],
    [
      'fields between tabs',
      'a\tb\rc,1;2\td',
      [
        ['a', 'b'],
        ['c,1;2', 'd'],
      ],
    ],
    ['quoted separators, quotation marks and line breaks', '"a,""b""\r\nc",d', [['a,"b"\r\nc', 'd']]],
    ['a quotation mark inside a field', '5" disc,d', [['5" disc', 'd']]],
    ['text after a quoted part', '"a"b,c', [['ab', 'c']]],
    ['empty fields and lines', ',\n\na,', [['', ''], [''], ['a', '']]],
    ['a byte order mark', `${BYTE_ORDER_MARK}a,b`, [['a', 'b']]],
    ['a separator that only a quoted header has', '"a,b,c";d', [['a,b,c', 'd']]],
    ['an empty text', '', []],
  ])('reads %s', (_, text, lines) => expect(parseCsv(text)).toEqual(lines))

  it('refuses a quotation mark that is never closed', () => {
    expect(parseCsv('a,"b\nc,d\n')).toBeUndefined()
  })
})

const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@",;\r\n\tāčēģž]{0,6}$/))
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 })

describe('parseCsv and toCsv', () => {
  it('survive a round trip, except for an apostrophe before a formula', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const read = parseCsv(toCsv(rows), ',')?.map((row) => row.map(withoutGuard))
        expect(read).toEqual(rows.map((row) => row.map(withoutGuard)))
      }),
    )
  })

  it('never throw, whatever the text', () => {
    fc.assert(fc.property(cell, (text) => void parseCsv(text)))
  })

  it.each([',', ';', '\t'])('find %j by the header', (separator) => {
    const word = fc.stringMatching(/^[a-zāčēģ ]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), fc.array(cell, { maxLength: 3 }), (header, row) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
        const csv = `${header.join(separator)}\n${row.map(quote).join(separator)}\n`
        expect(parseCsv(csv)).toEqual([header, row.length > 0 ? row : ['']])
      }),
    )
  })
})
