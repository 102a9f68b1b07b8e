import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Operation } from '../document/read-document'
import { buildRequest } from './build-request'
import { BODY, checkInput } from './check-input'

const root = new URL('http://dziesma.test/music/')
const operation: Operation = {
  id: 'songs.update',
  group: 'songs',
  method: 'PUT',
  path: '/api/v1/songs/{id}',
  summary: '',
  override: 'PUT',
  acceptsToken: true,
  parameters: [
    { name: 'id', place: 'path', isRequired: true, schema: {} },
    { name: 'page', place: 'query', isRequired: false, schema: {} },
  ],
  body: { type: 'application/json', schema: {}, isRequired: true },
  responses: [],
}

describe('buildRequest', () => {
  it('sends an overridden method as the document says', () => {
    const { method, url, headers } = buildRequest(operation, { parameters: { 'path.id': '5' }, body: '{}' }, root)
    expect([method, url]).toEqual(['POST', 'http://dziesma.test/music/api/v1/songs/5?_method=PUT'])
    expect(headers).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-HTTP-Method-Override': 'PUT',
    })
  })

  it('keeps placeholders without a value, and leaves out empty parameters', () => {
    const { override: _, ...plain } = operation
    const { url } = buildRequest({ ...plain, override: undefined }, { parameters: {}, body: '' }, root)
    expect(url).toBe('http://dziesma.test/music/api/v1/songs/{id}')
  })

  it('keeps every accepted value within one segment of the path and one parameter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (id, page) => {
        const input = { parameters: { 'path.id': id, 'query.page': page }, body: '{}' }
        if (checkInput(operation, input).size > 0) return
        const url = new URL(buildRequest(operation, input, root).url)
        expect(url.origin + url.pathname.split('/').slice(0, -1).join('/')).toBe(
          'http://dziesma.test/music/api/v1/songs',
        )
        expect(decodeURIComponent(url.pathname.split('/').at(-1) ?? '')).toBe(id)
        expect(url.searchParams.get('page') ?? '').toBe(page.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
        expect(url.hash).toBe('')
      }),
    )
  })
})

describe('checkInput', () => {
  const problems = (id: string, body = '{}') => [...checkInput(operation, { parameters: { 'path.id': id }, body })]

  it('requires path values, and refuses dot segments', () => {
    expect(problems('')).toEqual([['path.id', 'required']])
    for (const dots of ['.', '..']) expect(problems(dots)).toEqual([['path.id', 'pathSegment']])
    expect(problems('5')).toEqual([])
  })

  it('refuses a body that is not JSON', () => expect(problems('5', '{')).toEqual([[BODY, 'json']]))
})
