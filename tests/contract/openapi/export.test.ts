import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'

import { contract } from '@/contract'

import { collectExamples } from '../../../tools/openapi/collect-examples'
import { buildDocument, type Examples } from '../../../tools/openapi/document'
import { listOperations } from '../../../tools/openapi/operations'
import { buildSchemaFile } from '../../../tools/openapi/schema-file'

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
