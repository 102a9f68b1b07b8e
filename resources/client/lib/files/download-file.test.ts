import fc from 'fast-check'
import { expect, it } from 'vitest'

import { BYTE_ORDER_MARK, toCsv } from './download-file'
import { parseCsv } from './parse-csv'

const withoutMark = (csv: string) => csv.slice(BYTE_ORDER_MARK.length)

it.each([
  ['texts and numbers', [['Dziesma', 12, 0.5]], 'Dziesma,12,0.5\r\n'],
  ['separators, quotes and line breaks', [['a,b', 'c"d', 'e\nf']], '"a,b","c""d","e\nf"\r\n'],
  ['empty cells', [[null, undefined, '']], ',,\r\n'],
  ['booleans', [[true, false]], 'true,false\r\n'],
  ['Latvian letters', [['Ķļavu šūpulis', 'ģērbtuve']], 'Ķļavu šūpulis,ģērbtuve\r\n'],
])('writes %s', (_, rows, csv) => expect(toCsv(rows)).toBe(BYTE_ORDER_MARK + csv))

it.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+371 20000000', "'+371 20000000"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['-5', '-5'],
  ['+5,25', '"+5,25"'],
  ['a=1', 'a=1'],
])('writes %j as %j, so that spreadsheets do not run it as a formula', (text, field) =>
  expect(withoutMark(toCsv([[text]]))).toBe(`${field}\r\n`),
)

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[=+\-@",\r\n\tāčēģž]{0,6}$/))
const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 })

it('starts no field with a formula character', () => {
  fc.assert(
    fc.property(table, (rows) => {
      for (const cell of parseCsv(toCsv(rows), ',')?.flat() ?? [])
        expect(cell).not.toMatch(/^([=@\t\r\n＝＋－＠]|[+-](?!\d+([.,]\d+)?$))/)
    }),
  )
})
