import { fieldOf, type Json, listOf, recordOf, textOf } from './json'
import { resolve } from './resolve'

/** A schema inside another one: a field, an item of a list, or one of several variants. */
export type SchemaChild = { name: string; schema: unknown; isRequired: boolean }

/** Description of a schema for one line of the tree. */
export type SchemaNode = {
  /** Types in JSON Schema's terms: `string | null`, `array of integer`. */
  type: string
  /** Bounds and formats: `minLength: 3`. */
  bounds: string[]
  /** Values that are allowed, as JSON. */
  values: string[]
  description: string | undefined
  children: SchemaChild[]
  /** Resolved schemas from the root to this one, which the children must not repeat. */
  lineage: readonly Json[]
}

const BOUNDS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const
const ITEM = '[ ]'
const ANY_KEY = '{key}'

/** Describes one level of a schema; a schema that contains itself has no children the second time. */
export function describeSchema(root: Json, value: unknown, lineage: readonly Json[] = []): SchemaNode {
  const schema = resolve(root, value)
  const variants = variantsOf(root, schema)
  const [only] = variants.real
  // A schema that is merely nullable is shown as itself, with a second type.
  if (only !== undefined && variants.real.length === 1) return withNull(describeSchema(root, only, lineage), variants)
  const isRepeated = lineage.includes(schema)
  return {
    type: variants.real.length > 0 ? variantTypes(root, variants) : typeOf(root, schema),
    bounds: BOUNDS.flatMap((name) => (schema[name] === undefined ? [] : [`${name}: ${String(schema[name])}`])),
    values: valuesOf(schema).map((allowed) => JSON.stringify(allowed)),
    description: textOf(schema['description']),
    children: isRepeated ? [] : [...variantChildren(variants), ...ownChildren(root, schema)],
    lineage: [...lineage, schema],
  }
}

type Variants = { real: readonly unknown[]; isNullable: boolean }

function variantsOf(root: Json, schema: Json): Variants {
  const all = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  const real = all.filter((variant) => resolve(root, variant)['type'] !== 'null')
  return { real, isNullable: real.length < all.length }
}

const withNull = (node: SchemaNode, { isNullable }: Variants): SchemaNode =>
  isNullable ? { ...node, type: `${node.type} | null` } : node

function variantTypes(root: Json, { real, isNullable }: Variants): string {
  const names = [...real.map((variant) => typeOf(root, resolve(root, variant))), ...(isNullable ? ['null'] : [])]
  return [...new Set(names)].join(' | ')
}

/** Allowed values of an `enum` or `const`. */
export const valuesOf = (schema: Json): readonly unknown[] =>
  fieldOf(schema, 'const') === undefined ? listOf(schema['enum']) : [schema['const']]

/** Types that a schema declares, or those of its values. */
export function typesOf(schema: Json): string[] {
  const named = [schema['type']].flat().filter((type) => typeof type === 'string')
  if (named.length > 0) return named
  const known = valuesOf(schema).map((value) => (value === null ? 'null' : typeof value))
  if (known.length > 0) return [...new Set(known)]
  if (schema['properties'] !== undefined) return ['object']
  return schema['items'] === undefined ? [] : ['array']
}

function typeOf(root: Json, schema: Json): string {
  const items = resolve(root, schema['items'])
  const names = typesOf(schema).map((type) =>
    type === 'array' && typesOf(items).length > 0 ? `array of ${typesOf(items).join(' | ')}` : type,
  )
  return names.join(' | ') || 'any'
}

const variantChildren = ({ real }: Variants): SchemaChild[] =>
  real.map((schema, index) => ({ name: `variant ${index + 1}`, schema, isRequired: false }))

/** Fields, and the schema of items and of unnamed fields if they have children. */
function ownChildren(root: Json, schema: Json): SchemaChild[] {
  const required = listOf(schema['required'])
  const merged = listOf(schema['allOf']).flatMap((part) => ownChildren(root, resolve(root, part)))
  const fields = Object.entries(recordOf(schema['properties'])).map(([name, inner]) => ({
    name,
    schema: inner,
    isRequired: required.includes(name),
  }))
  const rest = Object.entries({ [ITEM]: schema['items'], [ANY_KEY]: schema['additionalProperties'] }).flatMap(
    ([name, inner]) => (Object.keys(recordOf(inner)).length > 0 ? [{ name, schema: inner, isRequired: false }] : []),
  )
  return [...merged, ...fields, ...rest]
}
