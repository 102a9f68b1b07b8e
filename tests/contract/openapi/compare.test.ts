import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

import { compareDocuments, documentSchema } from '../../../tools/openapi/compare-documents'
import { buildDocument } from '../../../tools/openapi/document'
import type { JsonSchema } from '../../../tools/openapi/json-schema'
import { OpenApiExit, performOpenApi } from '../../../tools/openapi/perform'
import { VERSION } from '../../../tools/version'

type Call = { query?: JsonSchema; body?: JsonSchema; response?: JsonSchema }

const content = (schema: JsonSchema = {}) => ({ content: { 'application/json': { schema } } })

/** Document with one call, GET /songs. */
function documentOf({ query, body, response }: Call, extra: Record<string, unknown> = {}, components = {}) {
  const parameters = Object.entries(query?.properties ?? {}).map(([name, schema]) => {
    return { name, in: 'query', required: query?.required?.includes(name) ?? false, schema }
  })
  const get = {
    operationId: 'songs.list',
    parameters,
    requestBody: content(body),
    responses: { '2XX': content(response) },
  }
  return documentSchema.parse({ openapi: '3.1.0', components, paths: { '/songs': { get }, ...extra } })
}

const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const text: JsonSchema = { type: 'string' }
const number: JsonSchema = { type: 'number' }

describe('compareDocuments', () => {
  it.each<[string, Call, Call]>([
    ['a removed response field', { response: object({ id: number }) }, { response: object({}) }],
    [
      'a response field that may be missing',
      { response: object({ id: number }, ['id']) },
      { response: object({ id: number }) },
    ],
    [
      'a response field that may be null',
      { response: object({ id: number }) },
      { response: object({ id: { type: ['number', 'null'] } }) },
    ],
    ['a response field of another type', { response: object({ id: number }) }, { response: object({ id: text }) }],
    [
      'a new value of a response field',
      { response: object({ a: { enum: ['x'] } }) },
      { response: object({ a: { enum: ['x', 'y'] } }) },
    ],
    [
      'a change within a list',
      { response: { type: 'array', items: number } },
      { response: { type: 'array', items: text } },
    ],
    [
      'a variant that no longer fits',
      { response: { anyOf: [number, text] } },
      { response: { anyOf: [number, { type: 'null' }] } },
    ],
    [
      'a change within a variant that a field selects',
      { response: { oneOf: [object({ type: { const: 'a' }, id: number }), object({ type: { const: 'b' } })] } },
      { response: { oneOf: [object({ type: { const: 'a' }, id: text }), object({ type: { const: 'b' } })] } },
    ],
    ['a new required parameter', { query: object({}) }, { query: object({ loader: text }, ['loader']) }],
    ['a removed parameter', { query: object({ page: number }) }, { query: object({}) }],
    ['a body field that became required', { body: object({ a: text }) }, { body: object({ a: text }, ['a']) }],
    [
      'a narrowed choice of a body field',
      { body: object({ a: { enum: ['x', 'y'] } }) },
      { body: object({ a: { enum: ['x'] } }) },
    ],
    [
      'a tighter limit of a body field',
      { body: object({ a: { ...text, maxLength: 10 } }) },
      { body: object({ a: { ...text, maxLength: 5 } }) },
    ],
    [
      'a new pattern of a body field',
      { body: object({ a: text }) },
      { body: object({ a: { ...text, pattern: '^a' } }) },
    ],
  ])('reports %s as breaking', (_, before, after) => {
    expect(compareDocuments(documentOf(before), documentOf(after)).breaking).toHaveLength(1)
    expect(compareDocuments(documentOf(before), documentOf(before))).toEqual({ breaking: [], compatible: [] })
  })

  it.each<[string, Call, Call]>([
    ['a new response field', { response: object({}) }, { response: object({ id: number }, ['id']) }],
    [
      'a response field that is always present',
      { response: object({ id: number }) },
      { response: object({ id: number }, ['id']) },
    ],
    ['a new optional parameter', { query: object({}) }, { query: object({ page: number }) }],
    [
      'a parameter that became optional',
      { query: object({ page: number }, ['page']) },
      { query: object({ page: number }) },
    ],
    [
      'a wider choice of a body field',
      { body: object({ a: { enum: ['x'] } }) },
      { body: object({ a: { enum: ['x', 'y'] } }) },
    ],
    [
      'another spelling of a nullable field',
      { response: object({ a: { anyOf: [{ type: ['number', 'string'] }, { type: 'null' }] } }) },
      { response: object({ a: { type: ['number', 'string', 'null'] } }) },
    ],
    ['a wider type of a body field', { body: object({ a: { type: 'integer' } }) }, { body: object({ a: number }) }],
  ])('accepts %s', (_, before, after) => {
    expect(compareDocuments(documentOf(before), documentOf(after)).breaking).toEqual([])
  })

  it('finds a change within a shared shape', () => {
    const response: JsonSchema = { $ref: '#/components/schemas/Song' }
    const componentsOf = (id: JsonSchema) => ({ schemas: { Song: object({ id, next: response }, ['id']) } })
    const [before, after] = [
      documentOf({ response }, {}, componentsOf(number)),
      documentOf({ response }, {}, componentsOf(text)),
    ]
    expect(compareDocuments(before, after).breaking).toEqual(['GET /songs: id may be string (response)'])
    expect(compareDocuments(before, before)).toEqual({ breaking: [], compatible: [] })
  })

  it('reports a removed call as breaking, and a new one as compatible', () => {
    const added = { '/albums': { get: { operationId: 'albums.list', responses: {} } } }
    const [small, large] = [documentOf({}), documentOf({}, added)]
    expect(compareDocuments(large, small).breaking).toEqual(['GET /albums was removed'])
    expect(compareDocuments(small, large)).toEqual({ breaking: [], compatible: ['GET /albums was added'] })
  })
})

describe('npm run contract:openapi', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-openapi-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  async function perform(...args: string[]) {
    const lines: string[] = []
    const code = await performOpenApi(args, (line) => lines.push(line))
    return { code, output: lines.join('\n') }
  }

  it('compares an export with the current contract', async () => {
    const current = JSON.stringify(buildDocument(VERSION, {}))
    const same = join(folder, 'same.json')
    const other = join(folder, 'other.json')
    writeFileSync(same, current)
    writeFileSync(other, current.replaceAll('/api/v1/genres', '/api/v1/styles'))
    expect(await perform('--diff', same)).toEqual({ code: OpenApiExit.Ok, output: 'No breaking changes' })
    const { code, output } = await perform('--diff', same, '--with', other)
    expect(code).toBe(OpenApiExit.Breaking)
    expect(output).toContain('breaking    GET /api/v1/genres was removed')
  })

  it('refuses wrong usage', async () => {
    expect((await perform('--diff', 'README.md')).code).toBe(OpenApiExit.Usage)
    expect((await perform('--format', 'yaml')).code).toBe(OpenApiExit.Usage)
  })
})
