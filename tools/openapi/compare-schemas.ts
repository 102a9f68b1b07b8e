import type { JsonSchema } from './json-schema'

/** Bounds that narrow a schema as they rise, and as they fall. */
const LOWER = ['minimum', 'minLength', 'minItems'] as const
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const

/** Side of a call that a schema describes. */
export type Side = 'request' | 'response'

/**
 * Lists the ways in which a change of a schema breaks one side: a request that was valid must stay valid, and a response
 * must stay within what was promised. Each names the field.
 */
export function breakingChanges(before: JsonSchema, after: JsonSchema, side: Side, field = ''): string[] {
  const removed = Object.keys(before.properties ?? {})
    .filter((name) => after.properties && !(name in after.properties))
    .map((name) => `${at(field, name)} was removed`)
  const narrowing = side === 'request' ? outside(before, after, field) : outside(after, before, field)
  return [...new Set([...removed, ...narrowing.map((what) => `${what} (${side})`)])]
}

const at = (field: string, name: string | number): string => (field === '' ? String(name) : `${field}.${name}`)

const variantsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] | undefined => anyOf ?? oneOf

/** Lists where values of `inner` are not allowed by `outer`. */
function outside(inner: JsonSchema, outer: JsonSchema, field: string): string[] {
  const variants = variantsOf(inner)
  if (variants) return variants.flatMap((variant) => outside(variant, outer, field))
  const allowed = variantsOf(outer)
  if (allowed && Array.isArray(inner.type) && inner.type.length > 1)
    return inner.type.flatMap((type) => outside({ ...inner, type }, outer, field))
  if (allowed) {
    const byVariant = allowed.map((variant) => outside(inner, variant, field))
    return byVariant.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  const name = field === '' ? 'The value' : field
  const wrongType = typesOf(inner).filter((type) => !allowsType(outer, type))
  if (wrongType.length > 0) return [`${name} may be ${wrongType.join(' or ')}`]
  return [...values(inner, outer, name), ...bounds(inner, outer, name), ...fields(inner, outer, field)]
}

const typesOf = ({ type, enum: choices, const: only }: JsonSchema): string[] => {
  if (type !== undefined) return [type].flat()
  const known = only === undefined ? choices : [only]
  return known ? [...new Set(known.map((value) => (value === null ? 'null' : typeof value)))] : ['anything']
}

function allowsType(schema: JsonSchema, type: string): boolean {
  const types = typesOf(schema)
  return types.includes('anything') || types.includes(type) || (type === 'integer' && types.includes('number'))
}

const choicesOf = ({ enum: choices, const: only }: JsonSchema): unknown[] | undefined =>
  only === undefined ? choices : [only]

function values(inner: JsonSchema, outer: JsonSchema, name: string): string[] {
  const allowed = choicesOf(outer)
  if (!allowed) return []
  const innerChoices = choicesOf(inner)
  if (!innerChoices) return [`${name} may be any value, not only ${allowed.join(', ')}`]
  const extra = innerChoices.filter((value) => !allowed.includes(value))
  return extra.length > 0 ? [`${name} may be ${extra.join(', ')}`] : []
}

function bounds(inner: JsonSchema, outer: JsonSchema, name: string): string[] {
  const low = LOWER.filter((key) => (outer[key] ?? -Infinity) > (inner[key] ?? -Infinity))
  const high = UPPER.filter((key) => (outer[key] ?? Infinity) < (inner[key] ?? Infinity))
  const pattern = outer.pattern !== undefined && outer.pattern !== inner.pattern ? ['pattern'] : []
  return [...low, ...high, ...pattern].map(
    (key) => `${name} may exceed ${key} ${String(outer[key as keyof JsonSchema])}`,
  )
}

function fields(inner: JsonSchema, outer: JsonSchema, field: string): string[] {
  const missing = (outer.required ?? [])
    .filter((name) => !inner.required?.includes(name))
    .map((name) => `${at(field, name)} may be missing`)
  const shared = Object.entries(outer.properties ?? {}).flatMap(([name, schema]) => {
    const own = inner.properties?.[name]
    return own ? [...outside(own, schema, at(field, name))] : []
  })
  const items = outer.items && inner.items ? outside(inner.items, outer.items, at(field, '*')) : []
  return [...missing, ...shared, ...items]
}
