import { describe, expect, it } from 'vitest'

import { describeSchema } from './describe-schema'
import { recordOf } from './json'
import { resolve } from './resolve'

const root = {
  components: {
    schemas: {
      Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } }, required: ['next'] },
      Loop: { $ref: '#/components/schemas/Loop' },
      'a/b': { type: 'boolean' },
    },
  },
}

describe('resolve', () => {
  it('follows references with escaped names', () => {
    expect(resolve(root, { $ref: '#/components/schemas/a~1b' })).toEqual({ type: 'boolean' })
  })

  it.each([
    ['#/components/schemas/Loop'],
    ['#/components/schemas/Missing'],
    ['#/constructor/prototype'],
    ['https://elsewhere.test/schema.json'],
    ['#/%E0%A4%A'],
  ])('returns an empty schema for %s', ($ref) => expect(resolve(root, { $ref })).toEqual({}))
})

describe('describeSchema', () => {
  it('describes types, nullable types and items', () => {
    const typeOf = (schema: object) => describeSchema(root, schema).type
    expect(typeOf({ type: ['string', 'null'] })).toBe('string | null')
    expect(typeOf({ anyOf: [{ type: 'integer' }, { type: 'null' }] })).toBe('integer | null')
    expect(typeOf({ type: 'array', items: { type: 'number' } })).toBe('array of number')
    expect(typeOf({ enum: ['a', 1] })).toBe('string | number')
    expect(typeOf({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })).toBe(
      'string | array of string',
    )
    expect(typeOf({})).toBe('any')
  })

  it('lists bounds and allowed values', () => {
    expect(describeSchema(root, { type: 'string', minLength: 3, maxLength: 9 }).bounds).toEqual([
      'minLength: 3',
      'maxLength: 9',
    ])
    expect(describeSchema(root, { const: 'album' }).values).toEqual(['"album"'])
  })

  it('lists fields, items and unnamed fields, and which are required', () => {
    const schema = {
      type: 'object',
      properties: JSON.parse('{"id":{"type":"integer"},"__proto__":{"type":"string"}}') as object,
      required: ['id'],
      additionalProperties: { type: 'string' },
    }
    expect(describeSchema(root, schema).children.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['id', true],
      ['__proto__', false],
      ['{key}', false],
    ])
  })

  it('stops at a recursive schema', () => {
    const first = describeSchema(root, { $ref: '#/components/schemas/Node' })
    const [next] = first.children
    expect(first.children).toHaveLength(1)
    const second = describeSchema(root, next?.schema, first.lineage)
    expect([second.type, second.children]).toEqual(['object', []])
    expect(recordOf(second.lineage.at(-1))['type']).toBe('object')
  })
})
