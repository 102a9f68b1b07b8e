import lv from '@lang/lv.json'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { translationOf } from '@/core/platform/i18n/translation'
import { toCsv } from '@/lib/files/download-file'

import { textList, wholeNumber, yesOrNo } from './cell-parsers'
import { checkRows } from './check-rows'
import { reportFile } from './import-report'
import type { Importable } from './importable'
import { mapColumn, mapColumns, missingFields } from './map-columns'
import { type ImportTable, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, readTable } from './read-table'

const songs: Importable = {
  fields: [
    { name: 'name', label: 'URL name', isRequired: true, isUnique: true },
    { name: 'display_name', label: 'Name' },
    { name: 'popularity', label: 'Popularity', parse: wholeNumber },
    { name: 'password', label: 'Password', isSecret: true, parse: () => undefined },
  ],
  values: z.object({ name: z.string(), popularity: z.optional(z.number().check(z.maximum(100, 'Too popular.'))) }),
  create: async () => ({}),
}
const { fields } = songs

const read = async (text: string) => readTable(new Blob([text]))

/** Reads a file that is usable. */
async function tableOf(text: string): Promise<ImportTable> {
  const table = await read(text)
  if (typeof table === 'string') throw new Error(`The file is unusable: ${table}`)
  return table
}

describe('readTable', () => {
  it('numbers rows as a spreadsheet does, and skips empty ones', async () => {
    const table = await tableOf('\uFEFFname;Name\r\n\r\n roks ;"Roks;\nmetāls"\r\n;\r\nA\u0304;\u200B\r\n')
    expect(table.header).toEqual(['name', 'Name'])
    expect(table.lines).toEqual([
      { number: 3, cells: ['roks', 'Roks;\nmetāls'] },
      { number: 5, cells: ['Ā', ''] },
    ])
  })

  it('reads back formulas of exported files', async () => {
    const { lines } = await tableOf(toCsv([['Name'], ['=Žūžū'], ["'n"]]))
    expect(lines.map(({ cells }) => cells)).toEqual([['=Žūžū'], ["'n"]])
  })

  it.each([
    ['too-large', 'a'.repeat(MAX_IMPORT_BYTES + 1)],
    ['too-many-rows', 'a\n'.repeat(MAX_IMPORT_ROWS + 2)],
    ['no-rows', 'name,Name\n,\n'],
    ['no-rows', ''],
    ['not-text', 'a\0b'],
    ['open-quote', 'a\n"b'],
  ])('returns %s', async (reason, text) => expect(await read(text)).toBe(reason))

  it('accepts the largest number of rows', async () => {
    expect((await tableOf('a\n'.repeat(MAX_IMPORT_ROWS + 1))).lines).toHaveLength(MAX_IMPORT_ROWS)
  })
})

describe('mapColumns', () => {
  it.each([
    ['names in requests', ['popularity', 'name', 'display_name'], ['popularity', 'name', 'display_name']],
    ['English labels', ['URL Name', 'Name', 'POPULARITY'], ['name', 'display_name', 'popularity']],
    ['Latvian labels', ['Nosaukums adresē', 'nosaukums', 'Popularitāte'], ['name', 'display_name', 'popularity']],
    ['spellings of names', ['Display name', 'NAME'], ['display_name', null]],
    ['unknown, empty and repeated columns', ['Cena', '', '…', 'name', 'name'], [null, null, null, 'name', null]],
  ])('finds %s', (_, header, mapping) => expect(mapColumns(header, fields, [lv])).toEqual(mapping))

  it('uses each field at most once, also after changes', () => {
    const name = fc.constantFrom('name', 'Name', 'URL name', 'popularity', 'Popularitāte', 'x')
    const field = fc.constantFrom(null, ...fields.map((each) => each.name))
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), fc.array(fc.tuple(fc.nat(), field)), (header, changes) => {
        const mapping = changes.reduce(
          (known, [column, to]) => mapColumn(known, column % header.length, to),
          mapColumns(header, fields, [lv]),
        )
        const used = mapping.filter((each) => each !== null)
        expect(new Set(used).size).toBe(used.length)
      }),
    )
  })

  it('finds required fields without a column', () => {
    expect(missingFields([null, 'popularity'], fields).map(({ name }) => name)).toEqual(['name'])
  })
})

describe('checkRows', () => {
  const rowsOf = async (text: string) => {
    const table = await tableOf(text)
    return checkRows(table, mapColumns(table.header, fields, []), songs, translationOf('en', {}))
  }

  it('reads values, and leaves empty cells out', async () => {
    expect(await rowsOf('name,popularity,Name\nroks,"1,000",\ndžezs,5\n')).toMatchObject([
      { id: 2, name: 'roks', values: { name: 'roks', popularity: 1000 }, problems: ['Too popular.'] },
      { id: 3, values: { name: 'džezs', popularity: 5 }, problems: [] },
    ])
  })

  it('says what is missing, unreadable or repeated, without secrets', async () => {
    const rows = await rowsOf('name,popularity,password\n,,\nroks,maz,slepens\nRoks,,\n,7,\n')
    expect(rows.map(({ id, problems }) => [id, problems])).toEqual([
      [3, ['Popularity is unreadable: “maz”', 'Password is unreadable']],
      [4, ['URL name is the same as in row 3']],
      [5, ['URL name is missing']],
    ])
  })
})

describe('cell parsers', () => {
  it.each([
    ['Jā', true],
    ['no', false],
    ['varbūt', undefined],
  ])('read %s as %s', (text, value) => expect(yesOrNo(text)).toBe(value))

  it('read lists without empty and repeated texts', () => {
    expect([textList('Aija; Žūžū;|Aija\nLāči'), textList(' ; ')]).toEqual([['Aija', 'Žūžū', 'Lāči'], undefined])
  })

  it.each([
    ['7', 7],
    ['7.5', undefined],
    ['septiņi', undefined],
  ])('read %s as %s', (text, value) => expect(wholeNumber(text, 'en')).toBe(value))
})

describe('reportFile', () => {
  it('says what became of each row, without formulas', async () => {
    const row = (id: number, problems: string[] = []) => ({ id, name: `=r${id}`, texts: {}, values: {}, problems })
    const failure = (id: number, isRepeatable: boolean) => ({ record: row(id), text: '@No', isRepeatable })
    const run = { isRunning: false, done: 1, failures: [failure(3, true), failure(4, false)], rest: [row(5)] }
    const file = reportFile([row(2), row(3), row(4), row(5), row(6, ['a', 'b'])], run)
    expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
      'Row,Name,Result,Reason',
      "2,'=r2,Created,",
      "3,'=r3,Refused,'@No",
      "4,'=r4,May have been created,'@No",
      "5,'=r5,Not sent,",
      "6,'=r6,Left out,a; b",
      '',
    ])
  })
})
