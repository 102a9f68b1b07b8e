import { describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { type Parameters, permissionsOfRight } from '@mock/documented/documented'
import { offeredPermissions } from '@mock/rules/permissions/offered-permissions'

import { documented } from './documented-groups'
import { schemaParameters } from './schema-parameters'

const endpoints = Object.entries<Record<string, Endpoint>>(contract).flatMap(([groupName, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ key: `${groupName}.${name}`, endpoint })),
)
const rows = endpoints.flatMap(({ key, endpoint }) => {
  const row = documented[key]
  return row ? [{ key, endpoint, row }] : []
})

/** Each part of each endpoint as the schema accepts and as the list documents it. */
const parts = rows.flatMap(({ key, endpoint, row }) =>
  (['query', 'body'] as const).map((part) => ({
    part: `${key} ${part}`,
    schema: schemaParameters(endpoint[part]),
    parameters: row[part] ?? {},
  })),
)

/** Whether a path is documented, itself, as any of its parent, or inside a documented map of unknown keys. */
function isDocumented(parameters: Parameters, path: string): boolean {
  if (Object.hasOwn(parameters, path)) return true
  const parent = path.split('.').slice(0, -1).join('.')
  if (Object.hasOwn(parameters, parent === '' ? '*' : `${parent}.*`)) return true
  const isOpen =
    Object.hasOwn(parameters, parent) && !Object.keys(parameters).some((key) => key.startsWith(`${parent}.`))
  return isOpen || (parent !== '' && !Object.hasOwn(parameters, parent) && isDocumented(parameters, parent))
}

describe('documented endpoints', () => {
  it('lists every endpoint of the contract, and no other', () => {
    expect(Object.keys(documented).toSorted()).toEqual(endpoints.map(({ key }) => key).toSorted())
  })

  it('names the path of every endpoint that the client requests', () => {
    const unnamed = rows.filter(({ row }) => /endpoint|path|by name/.test(row.assumed ?? ''))
    expect(unnamed.map(({ key, row }) => `${key}: ${row.assumed}`)).toEqual([])
  })

  it('finds an assumption in the contract for every call that no document lists', () => {
    const unlisted = rows.filter(({ row }) => row.inferred)
    expect(unlisted.filter(({ endpoint }) => !endpoint.assumed).map(({ key }) => key)).toEqual([])
  })

  it('requires only permissions that the mock offers', () => {
    const offeredNames = new Set(offeredPermissions.map(({ name }) => name))
    const required = rows.flatMap(({ row }) => row.rights.flatMap(permissionsOfRight))
    expect(required.filter((right) => !offeredNames.has(right))).toEqual([])
  })

  it('agrees with the contract on method and path', () => {
    expect(rows.map(({ key, row }) => `${key}: ${row.call}`)).toEqual(
      rows.map(({ key, endpoint }) => `${key}: ${endpoint.method} ${endpoint.path}`),
    )
  })

  it('documents every parameter that the client can send', () => {
    const undocumented = parts.flatMap(({ part, schema, parameters }) =>
      Object.keys(schema).flatMap((path) => (isDocumented(parameters, path) ? [] : [`${part}: ${path}`])),
    )
    expect(undocumented).toEqual([])
  })

  it('documents every value that the client can send', () => {
    const undocumented = parts.flatMap(({ part, schema, parameters }) =>
      Object.entries(schema).flatMap(([path, { values = [] }]) => {
        const allowed = parameters[path]?.values
        return values.filter((value) => allowed && !allowed.includes(value)).map((value) => `${part}: ${path}=${value}`)
      }),
    )
    expect(undocumented).toEqual([])
  })

  it('documents no required parameter that the client can omit', () => {
    const omittable = parts.flatMap(({ part, schema, parameters }) =>
      Object.entries(parameters).flatMap(([path, { required, insteadOf }]) =>
        // wire.ts sends the kind of pagination of every list.
        !required || insteadOf || path === 'paginate' || schema[path]?.required ? [] : [`${part}: ${path}`],
      ),
    )
    expect(omittable).toEqual([])
  })
})

const responses = rows.flatMap(({ key, endpoint, row }) =>
  Object.entries(row.responses).map(([variant, body]) => ({ variant: `${key}: ${variant}`, endpoint, body })),
)

describe('documented responses', () => {
  it.each(responses)('accepts $variant', ({ endpoint, body }) => {
    expect(endpoint.response.safeParse(body).error?.issues ?? []).toEqual([])
  })
})
