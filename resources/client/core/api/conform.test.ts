import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { conform, ContractBreach } from './conform'

const track = z.looseObject({ id: z.number(), name: z.string(), note: z.optional(z.string()) })
const schema = z.looseObject({ pagination: z.looseObject({ data: z.array(track) }), seo: z.optional(z.string()) })
const inProduction = (value: unknown) => conform(schema, value, 'GET things', { strict: false })

function outcomeOf(value: unknown): string {
  try {
    return schema.safeParse(inProduction(value)).success ? 'kept' : 'broken'
  } catch (error) {
    return error instanceof ContractBreach ? 'breach' : String(error)
  }
}

describe('strict, as in development and tests', () => {
  it('returns what keeps the contract, unknown fields included', () => {
    const value = { pagination: { data: [{ id: 1, name: 'Zūžū', extra: true }] } }
    expect(conform(schema, value, 'GET things')).toEqual(value)
  })

  it('throws on a breach and names the place, never the value', () => {
    const breach = () => conform(schema, { pagination: { data: [{ id: 'secret@home.lv', name: 'x' }] } }, 'GET things')
    expect(breach).toThrow(ContractBreach)
    expect(breach).toThrow('GET things breaks the contract: pagination.data.0.id')
    expect(breach).not.toThrow('secret@home.lv')
  })
})

describe('in production', () => {
  it('leaves out the items that break the contract and keeps their neighbours', () => {
    const data = [{ id: 1, name: 'a' }, { id: null, name: 'b' }, 'rubbish', { id: 4, name: 'd', note: 7 }]
    expect(inProduction({ pagination: { data } }).pagination.data).toEqual([{ id: 1, name: 'a' }, { id: 4, name: 'd' }])
  })

  it('throws when nothing usable is left', () => {
    for (const value of [undefined, null, 'text', [], {}, { pagination: [] }]) expect(() => inProduction(value)).toThrow(ContractBreach)
  })

  it('does not touch what it was given', () => {
    const value = { pagination: { data: [{ id: 'x' }] }, seo: 1 }
    const before = structuredClone(value)
    inProduction(value)
    expect(value).toEqual(before)
  })

  it('always ends: with an answer that keeps the contract, or with a breach', () => {
    const noise = fc.jsonValue()
    const items = fc.array(fc.oneof(noise, fc.record({ id: fc.oneof(fc.integer(), fc.string()), name: fc.oneof(fc.string(), fc.constant(null)) })))
    fc.assert(
      fc.property(fc.oneof(noise, items.map((data) => ({ pagination: { data }, seo: 3 }))), (value) => {
        expect(outcomeOf(value)).toMatch(/^(kept|breach)$/)
      }),
    )
  })
})
