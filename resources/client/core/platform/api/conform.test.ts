import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { reportTo } from '@/core/platform/error-reporting/report-error'

import { conform, ContractBreach } from './conform'

const track = z.looseObject({ id: z.number(), name: z.string(), note: z.optional(z.string()) })
const schema = z.looseObject({ pagination: z.looseObject({ data: z.array(track) }), seo: z.optional(z.string()) })
const conformInProduction = (value: unknown) => conform(schema, value, 'GET things', { strict: false })

function outcomeOf(value: unknown): string {
  try {
    return schema.safeParse(conformInProduction(value)).success ? 'kept' : 'broken'
  } catch (error) {
    return error instanceof ContractBreach ? 'breach' : String(error)
  }
}

describe('conform in development and tests', () => {
  it('returns a valid value with its unknown fields', () => {
    const value = { pagination: { data: [{ id: 1, name: 'Zūžū', extra: true }] } }
    expect(conform(schema, value, 'GET things')).toEqual(value)
  })

  it('throws a breach that names the path, never the value', () => {
    const breach = () => conform(schema, { pagination: { data: [{ id: 'secret@home.lv', name: 'x' }] } }, 'GET things')
    expect(breach).toThrow(ContractBreach)
    expect(breach).toThrow('GET things breaks the contract: pagination.data.0.id')
    expect(breach).not.toThrow('secret@home.lv')
  })
})

describe('conform with unions', () => {
  const theme = z.looseObject({
    id: z.union([z.number(), z.string()]),
    font: z.optional(z.nullable(z.looseObject({ family: z.string() }))),
  })
  const themes = z.looseObject({ themes: z.union([z.array(theme), z.looseObject({ all: z.array(theme) })]) })
  const rows = z.looseObject({
    rows: z.array(
      z.discriminatedUnion('kind', [
        z.looseObject({ kind: z.literal('song'), name: z.string() }),
        z.looseObject({ kind: z._default(z.literal('person'), 'person'), name: z.optional(z.string()) }),
      ]),
    ),
  })
  const lenient = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown) =>
    conform(schema, value, 'GET things', { strict: false })

  it('names the path inside the best matching option', () => {
    const breach = () => conform(themes, { themes: { all: [{ id: 1, font: [] }] } }, 'GET themes')
    expect(breach).toThrow('GET themes breaks the contract: themes.all.0.font: Invalid input')
  })

  it('keeps the valid rows and fields in either option', () => {
    const all = [{ id: 1, font: [] }, { id: null }, { id: 'dark', font: { family: 'Nunito' } }]
    const validRows = [{ id: 1 }, { id: 'dark', font: { family: 'Nunito' } }]
    expect(lenient(themes, { themes: all })).toEqual({ themes: validRows })
    expect(lenient(themes, { themes: { all } })).toEqual({ themes: { all: validRows } })
  })

  it('never parses an invalid row of one kind as another kind', () => {
    const songs = [
      { kind: 'song', name: 5 },
      { kind: 'podcast', name: 'a' },
      { kind: 'song', name: 'b' },
      { name: 'c' },
    ]
    expect(lenient(rows, { rows: songs })).toEqual({
      rows: [
        { kind: 'song', name: 'b' },
        { kind: 'person', name: 'c' },
      ],
    })
  })
})

describe('conform with long lists of invalid rows', () => {
  const invalidRows = (length: number) => ({
    pagination: {
      data: Array.from({ length }, (_, id) =>
        id % 2 === 0 ? { id, name: null, note: 5 } : { id, name: 'b', note: 5 },
      ),
    },
  })

  it('drops 100,000 rows and reports only the first paths', () => {
    const report = vi.fn()
    reportTo(report)
    expect(conformInProduction(invalidRows(100_000)).pagination.data).toHaveLength(50_000)
    expect(String(report.mock.lastCall?.[0]).length).toBeLessThan(1000)
  })

  it('parses each row equally often, however long the list', () => {
    let parses = 0
    const counted = z.pipe(
      z.transform((value: unknown) => (parses++, value)),
      z.string(),
    )
    const list = z.looseObject({
      pagination: z.looseObject({ data: z.array(z.looseObject({ id: z.number(), name: counted })) }),
    })
    const workFor = (length: number) => {
      parses = 0
      conform(list, invalidRows(length), 'GET things', { strict: false })
      return parses / length
    }
    expect(workFor(10_000)).toBeCloseTo(workFor(100), 1)
  })
})

describe('conform in production', () => {
  it('drops invalid items and keeps the others', () => {
    const data = [{ id: 1, name: 'a' }, { id: null, name: 'b' }, 'rubbish', { id: 4, name: 'd', note: 7 }]
    expect(conformInProduction({ pagination: { data } }).pagination.data).toEqual([
      { id: 1, name: 'a' },
      { id: 4, name: 'd' },
    ])
  })

  it('throws when nothing valid is left', () => {
    for (const value of [undefined, null, 'text', [], {}, { pagination: [] }])
      expect(() => conformInProduction(value)).toThrow(ContractBreach)
  })

  it('leaves its input unchanged', () => {
    const value = { pagination: { data: [{ id: 'x' }] }, seo: 1 }
    const before = structuredClone(value)
    conformInProduction(value)
    expect(value).toEqual(before)
  })

  it('either returns a valid value or throws a breach, for any input', () => {
    const noise = fc.jsonValue()
    const items = fc.array(
      fc.oneof(
        noise,
        fc.record({ id: fc.oneof(fc.integer(), fc.string()), name: fc.oneof(fc.string(), fc.constant(null)) }),
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          noise,
          items.map((data) => ({ pagination: { data }, seo: 3 })),
        ),
        (value) => {
          expect(outcomeOf(value)).toMatch(/^(kept|breach)$/)
        },
      ),
    )
  })
})
