import { fieldMutant } from './field-mutants'
import type { Field } from './json-fields'
import type { Mutant } from './mutant'

const isPage = (fields: readonly Field[], { path }: Field): boolean =>
  fields.some(
    (field) =>
      Array.isArray(field.value) &&
      field.path.length === path.length + 1 &&
      field.path.join('.') === `${path.join('.')}.data`,
  )

/** Keys that a client needs for paging. */
const PAGE_KEYS = ['per_page', 'current_page', 'next_page_url', 'next_page', 'total'] as const

/** Drops an endpoint's page or lists, makes its page incomplete, and alternately sends a list as a map. */
export function listMutants(endpoint: string, fields: readonly Field[], turn: number): Mutant[] {
  const list = fields.find(({ value }) => Array.isArray(value))
  const atRoot = fields.filter(({ value, path }) => Array.isArray(value) && path.length === 1)
  const page = fields.find((field) => isPage(fields, field))
  const keys = PAGE_KEYS.filter((key) =>
    fields.some(({ path }) => page && path.join('.') === [...page.path, key].join('.')),
  )
  const pageKey = keys[turn % keys.length] ?? 'per_page'
  return [
    ...(page ? [page] : atRoot).map(({ path }) => fieldMutant('list missing', endpoint, path)),
    ...(page ? [fieldMutant('page incomplete', endpoint, [...page.path, pageKey])] : []),
    ...(list && turn % 2 === 0 ? [fieldMutant('list as a map', endpoint, list.path)] : []),
  ]
}
