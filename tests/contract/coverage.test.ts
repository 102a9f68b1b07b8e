import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { wireMethod, wirePath } from '@/contract/machinery/wire'
import { handlers, mockedEndpoints } from '@mock/backend/handlers'
import type { DocumentedGroup } from '@mock/documented/documented'

import type { Exchange } from './case'
import { refusals } from './cases/refusals'
import { documentedGroups } from './documented/documented-groups'
import { exchanges } from './exchanges'
import { sites } from './mock-sites'

const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)
const names = endpoints.map(({ name }) => name)

describe('contract coverage', () => {
  it('proves every endpoint with a case that succeeds', () => {
    const successful = exchanges.filter(({ status }) => status < 300).map(({ endpoint }) => endpoint)
    expect(endpoints.filter(({ endpoint }) => !successful.includes(endpoint)).map(({ name }) => name)).toEqual([])
  })

  it('runs every case against a mock', () => {
    const isRun = (exchange: Exchange) => sites.some(({ includes }) => includes(exchange))
    expect(exchanges.filter((exchange) => !isRun(exchange)).map(({ title }) => title)).toEqual([])
  })

  it('names existing endpoints in the table of refusals', () => {
    expect(Object.keys(refusals).filter((name) => !names.includes(name))).toEqual([])
  })

  it('mocks every endpoint with one handler of the same name', () => {
    expect(mockedEndpoints.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { name, endpoint } of mockedEndpoints) {
      expect(endpoints.find((candidate) => candidate.name === name)?.endpoint).toBe(endpoint)
    }
  })

  it('judges the mock and the cases by the same documented rows', () => {
    const judged = new Map<string, DocumentedGroup>(
      Object.entries(handlers).map(([group, mocked]) => [group, mocked.documented]),
    )
    expect(judged.size).toBe(Object.keys(documentedGroups).length)
    for (const [group, row] of Object.entries(documentedGroups)) expect(judged.get(group)).toBe(row)
  })

  it('names endpoints in camel case and writes paths without a leading slash', () => {
    for (const { name, endpoint } of endpoints) {
      expect(name).toMatch(/^[a-z][a-zA-Z\d]*\.[a-z][a-zA-Z\d]*$/)
      expect(endpoint.path).toMatch(/^[^/]/)
    }
  })

  it('gives every endpoint its own method and path', () => {
    const routes = new Map<string, string[]>()
    for (const { name, endpoint, when } of mockedEndpoints) {
      const key = `${wireMethod(endpoint.method)} ${endpoint.method} ${wirePath(endpoint.path)}`
      if (!when) routes.set(key, [...(routes.get(key) ?? []), name])
    }
    expect([...routes.values()].filter((twins) => twins.length > 1)).toEqual([])
  })

  it('covers every expected error status', () => {
    const statuses = new Set(exchanges.map(({ status }) => status))
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      200, 201, 204, 302, 401, 403, 404, 409, 419, 422, 423, 429, 460, 500,
    ])
  })
})
