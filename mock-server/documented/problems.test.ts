import { describe, expect, it } from 'vitest'

import { either, optional, required } from './documented'
import { documentedProblems, parameterProblems } from './problems'

describe('parameterProblems', () => {
  it('reports undocumented and missing parameters', () => {
    const parameters = { name: required(), description: optional() }
    expect(parameterProblems(parameters, { name: 'a', description: null })).toEqual([])
    expect(parameterProblems(parameters, { title: 'a', name: null })).toEqual([
      'undocumented parameter title',
      'missing parameter name',
    ])
  })

  it('reports undocumented values, of each item in a comma-joined text', () => {
    const parameters = { types: required('artist', 'album') }
    expect(parameterProblems(parameters, { types: 'artist,album' })).toEqual([])
    expect(parameterProblems(parameters, { types: 'artist,track' })).toEqual(['undocumented value track of types'])
  })

  it('accepts either of two parameters, and requires one', () => {
    const parameters = { file: either('url'), url: either('file') }
    expect(parameterProblems(parameters, { url: 'x' })).toEqual([])
    expect(parameterProblems(parameters, {})).toEqual(['missing parameter file', 'missing parameter url'])
  })

  it('judges nested maps and each item of a list', () => {
    const parameters = { user: required(), 'user.name': optional(), parts: optional(), 'parts.*.ETag': required() }
    expect(parameterProblems(parameters, { user: { age: 1 }, parts: [{ ETag: 'a' }, {}] })).toEqual([
      'user: undocumented parameter age',
      'parts.1: missing parameter ETag',
    ])
  })

  it('accepts any parameter where the documents leave the names open', () => {
    expect(
      parameterProblems({ '*': optional(), profile: optional(), 'profile.*': optional() }, { a: 1, profile: { b: 2 } }),
    ).toEqual([])
  })
})

describe('documentedProblems', () => {
  const row = { call: 'POST things', source: '1', rights: [], responses: {}, body: { name: required() } } as const

  it('accepts the parameters of every request in any query', () => {
    expect(documentedProblems(row, { query: { _method: 'PUT', workspaceId: '3' }, body: { name: 'a' } })).toEqual([])
    expect(documentedProblems(row, { query: { _method: 'POST' } })).toEqual([
      'query: undocumented value POST of _method',
    ])
  })

  it('names the part of each problem', () => {
    expect(documentedProblems(row, { query: { page: '1' }, body: {} })).toEqual([
      'query: undocumented parameter page',
      'body: missing parameter name',
    ])
  })
})
