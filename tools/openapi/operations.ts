import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { parameterOf } from '@/contract/machinery/path-template'
import { wirePath } from '@/contract/machinery/wire'

/** An endpoint as one operation of the export. */
export type Operation = {
  /** Unique id: `playlists.create`. */
  id: string
  group: string
  endpoint: Endpoint
  /** Path with OpenAPI's placeholders: `/api/v1/playlists/{id}`. */
  path: string
  /** Names of the path's placeholders. */
  parameters: string[]
}

/** Returns every endpoint of the contract, sorted by path and method. */
export function listOperations(): Operation[] {
  const names = new Map<string, string>()
  return Object.entries(contract)
    .flatMap(([group, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => ({
        id: `${group}.${name}`,
        group,
        endpoint,
      })),
    )
    .map((operation) => ({ ...operation, ...pathOf(operation.endpoint, names) }))
    .toSorted((a, b) => compare(`${a.path} ${a.endpoint.method}`, `${b.path} ${b.endpoint.method}`))
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/**
 * Writes a path with placeholders. OpenAPI forbids two paths that differ only in the names of placeholders, so that the
 * first endpoint's names hold for all.
 */
function pathOf({ path }: Endpoint, names: Map<string, string>): Pick<Operation, 'path' | 'parameters'> {
  const segments = wirePath(path).split('/')
  const shape = segments.map((segment) => (parameterOf(segment) ? '{}' : segment)).join('/')
  const written = segments.map((segment) => {
    const parameter = parameterOf(segment)
    return parameter ? `{${parameter.name}}` : segment
  })
  const known = names.get(shape) ?? `/${written.join('/')}`
  names.set(shape, known)
  return { path: known, parameters: [...known.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) }
}
