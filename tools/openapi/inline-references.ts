import { REFERENCES } from './json-schema'

/** Replaces references to `schemas` by the schemas themselves; one that contains itself is any value the second time. */
export function inlineReferences(value: unknown, schemas: Record<string, unknown>, parents: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineReferences(item, schemas, parents))
  if (typeof value !== 'object' || value === null) return value
  const reference = '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined
  if (reference?.startsWith(REFERENCES)) {
    if (parents.includes(reference)) return {}
    return inlineReferences(schemas[reference.slice(REFERENCES.length)], schemas, [...parents, reference])
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inlineReferences(inner, schemas, parents)]),
  )
}
