import { Ajv2020 } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildDocument } from '../../../../../tools/openapi/document'
import { recordOf } from './json'
import { readDocument } from './read-document'
import { sampleOf } from './sample'

const bounded = fc
  .tuple(fc.nat(20), fc.nat(20))
  .map(([a, b]) => ({ minLength: Math.min(a, b), maxLength: Math.max(a, b) }))

const schemas = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    bounded.map((bounds) => ({ type: 'string', ...bounds })),
    fc.integer().map((minimum) => ({ type: 'integer', minimum })),
    fc.uniqueArray(fc.jsonValue(), { minLength: 1 }).map((values) => ({ enum: values })),
    tie('schema').map((items) => ({ type: 'array', items })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc
      .dictionary(fc.string(), tie('schema'), { maxKeys: 4, noNullPrototype: true })
      .map((properties) => ({ type: 'object', properties, required: Object.keys(properties).slice(0, 2) })),
  ),
})).schema

const ajv = new Ajv2020({ strict: false, validateFormats: false })

describe('sampleOf', () => {
  it('creates values that the schema allows', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        expect(ajv.compile(schema)(sampleOf({}, schema))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('prefers the schema’s own example', () => {
    expect(sampleOf({}, { type: 'string', example: 'Zuzu', default: 'x' })).toBe('Zuzu')
    expect(sampleOf({}, { type: 'string', examples: ['Aijā'] })).toBe('Aijā')
  })

  it('stops at a recursive schema', () => {
    const root = {
      node: { type: 'object', properties: { next: { $ref: '#/node' }, all: { anyOf: [{ $ref: '#/node' }] } } },
    }
    expect(JSON.stringify(sampleOf(root, { $ref: '#/node' }))).toContain('"next"')
    expect(sampleOf({ a: { anyOf: [{ $ref: '#/a' }] } }, { $ref: '#/a' })).toBeNull()
  })

  it('creates a body that the contract allows for every operation', () => {
    const { root, groups } = readDocument(JSON.parse(JSON.stringify(buildDocument('1.0.0', {}))))
    const bodies = groups.flatMap(({ operations }) =>
      operations.flatMap(({ id, body }) => (body ? [{ id, body }] : [])),
    )
    expect(bodies.length).toBeGreaterThan(30)
    const invalid = bodies
      .filter(({ body }) => body.type === 'application/json')
      .filter(({ body }) => !JSON.stringify(body.schema).includes('"pattern"'))
      .filter(
        ({ body }) =>
          !ajv.validate({ ...recordOf(body.schema), components: root['components'] }, sampleOf(root, body.schema)),
      )
    expect(invalid.map(({ id }) => id)).toEqual([])
  })
})
