import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { filterGroups, findOperation } from './find-operations'
import { readDocument } from './read-document'

const document = {
  security: [{ bearer: [] }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, session: { type: 'apiKey' } },
    parameters: { page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
  },
  paths: {
    '/api/v1/songs': {
      get: { operationId: 'songs.list', tags: ['songs'], parameters: [{ $ref: '#/components/parameters/page' }] },
      post: {
        operationId: 'songs.create',
        tags: ['songs'],
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      },
    },
    '/auth/login': { post: { operationId: 'auth.login', tags: ['auth'], security: [{ session: [] }, {}] } },
  },
}

describe('readDocument', () => {
  const read = readDocument(document)

  it('groups the operations by their tags', () => {
    expect(read.groups.map(({ name, operations }) => [name, operations.map(({ id }) => id)])).toEqual([
      ['songs', ['songs.list', 'songs.create']],
      ['auth', ['auth.login']],
    ])
  })

  it('resolves parameters, and reads the body', () => {
    expect(findOperation(read, 'songs.list')?.parameters).toMatchObject([{ name: 'page', place: 'query' }])
    expect(findOperation(read, 'songs.create')?.body).toMatchObject({ type: 'application/json', isRequired: true })
    expect(findOperation(read, '__proto__')).toBeUndefined()
  })

  it('accepts a token only where the document offers Bearer authentication', () => {
    expect(findOperation(read, 'songs.list')?.acceptsToken).toBe(true)
    expect(findOperation(read, 'auth.login')?.acceptsToken).toBe(false)
  })

  it('throws for a document without operations, whatever it is', () => {
    for (const value of [null, 'x', [], {}, { paths: { '/x': { trace: {} } } }])
      expect(() => readDocument(value)).toThrow('no operations')
  })

  it('reads operations of any shape', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (raw, path) => {
        const [group] = readDocument({ paths: { [`/${path}`]: { get: raw } } }).groups
        expect(group?.operations).toHaveLength(1)
      }),
    )
  })
})

describe('filterGroups', () => {
  const read = readDocument(document)
  const ids = (search: string) => filterGroups(read, search).flatMap(({ operations }) => operations.map(({ id }) => id))

  it('finds operations by every word in name, method and path', () => {
    expect(ids('SONGS post')).toEqual(['songs.create'])
    expect(ids('auth')).toEqual(['auth.login'])
    expect(ids('  ')).toHaveLength(3)
    expect(ids('qwxz')).toEqual([])
  })
})
