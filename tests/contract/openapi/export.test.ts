import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'

import { contract } from '@/contract'

import { collectExamples } from '../../../tools/openapi/collect-examples'
import { buildDocument, type Examples } from '../../../tools/openapi/document'
import { listOperations } from '../../../tools/openapi/operations'
import { buildSchemaFile } from '../../../tools/openapi/schema-file'
import { sharedShapes } from '../../../tools/openapi/shared-shapes'

const plain = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

describe('the exported contract', () => {
  let examples: Examples
  beforeAll(async () => {
    examples = await collectExamples()
  })

  it('contains every endpoint once', () => {
    const names = Object.entries(contract).flatMap(([group, members]) =>
      Object.keys(members).map((name) => `${group}.${name}`),
    )
    expect(
      listOperations()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(names.toSorted())
    const document = buildDocument('1.0.0', {})
    const described = Object.values(document.paths).flatMap((item) => Object.values(item))
    expect(described.flatMap((operation) => operation['x-endpoints']).toSorted()).toEqual(names.toSorted())
  })

  it('validates as an OpenAPI document', async () => {
    const result = await new Validator().validate(plain(buildDocument('1.0.0', examples)))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  it('names every exported shape of the contract', () => {
    const modules = import.meta.glob<Record<string, unknown>>(
      ['@/contract/{groups,machinery,shapes}/*.ts', '!**/*.test.ts'],
      { eager: true },
    )
    const exported = Object.values(modules).flatMap((module) =>
      Object.entries(module).filter(([name]) => name.endsWith('Schema')),
    )
    expect(exported.length).toBeGreaterThan(30)
    const unnamed = exported.filter(([, schema]) => !sharedShapes.has(schema as z.ZodMiniType))
    expect(unnamed.map(([name]) => name)).toEqual([])
  })

  it('writes shared shapes once', () => {
    const { paths, components } = plain(buildDocument('1.0.0', {}))
    const { Track } = components.schemas
    expect(Track?.properties).toMatchObject({
      album: { anyOf: [{ $ref: '#/components/schemas/Album' }, { type: 'null' }] },
    })
    expect(JSON.stringify({ paths, components }).length).toBeLessThan(1_000_000)
  })

  it('refers only to shapes that the document has', () => {
    const document = plain(buildDocument('1.0.0', {}))
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)
    const { components } = document
    const missing = [...references].filter(([, section = '', name = '']) =>
      section === 'schemas' ? !(name in components.schemas) : !(name in components.responses),
    )
    expect(missing).toEqual([])
    expect(JSON.stringify(document)).not.toContain('#/$defs/')
  })

  it('refuses an unknown key', async () => {
    const result = await new Validator().validate({ ...plain(buildDocument('1.0.0', {})), pathes: {} })
    expect(result.valid).toBe(false)
  })

  it('validates an example of every JSON response', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema(plain(buildSchemaFile('1.0.0')), 'contract')
    const invalid = Object.entries(examples).flatMap(([id, example]) => {
      const validate = ajv.getSchema(`contract#/$defs/${id}.response`)
      return validate?.(example) === true ? [] : [`${id}: ${ajv.errorsText(validate?.errors)}`]
    })
    expect(invalid).toEqual([])
    const withJson = listOperations().filter(({ endpoint: { file, raw } }) => !file && !raw)
    expect(withJson.length - Object.keys(examples).length).toBeLessThan(withJson.length / 4)
  })

  it('gives the same result in every run', async () => {
    expect(buildDocument('1.0.0', await collectExamples())).toEqual(buildDocument('1.0.0', examples))
  })

  it('shows no secret', () => {
    expect(JSON.stringify(examples)).not.toMatch(/dziesma1|[\da-f]{20,}|X-Amz-Credential/)
  })
})
