import { typesOf, valuesOf } from './describe-schema'
import { fieldOf, type Json, listOf, recordOf } from './json'
import { resolve } from './resolve'

/** Maximum depth of a sample; deeper values are left empty. */
const MAX_DEPTH = 6
const FORMATS: Json = {
  email: 'name@example.com',
  date: '2026-01-01',
  'date-time': '2026-01-01T12:00:00Z',
  uri: 'https://example.com',
}
const FILLER = 'text '

/** Creates a value that a schema allows: its own example if it has one, otherwise the smallest that shows its shape. */
export function sampleOf(root: Json, value: unknown, depth = 0): unknown {
  const schema = resolve(root, value)
  const given = givenOf(schema)
  if (given !== undefined) return given
  const [variant] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (variant !== undefined) return depth > MAX_DEPTH ? null : sampleOf(root, variant, depth + 1)
  return madeOf({ root, schema, depth })
}

/** An example or default value that the schema provides. */
const givenOf = (schema: Json): unknown =>
  [fieldOf(schema, 'example'), listOf(schema['examples'])[0], fieldOf(schema, 'default'), valuesOf(schema)[0]].find(
    (value) => value !== undefined,
  )

type Place = { root: Json; schema: Json; depth: number }

function madeOf(place: Place): unknown {
  const { schema } = place
  switch (typesOf(schema).find((type) => type !== 'null') ?? 'null') {
    case 'string':
      return textFor(schema)
    case 'integer':
    case 'number':
      return numberFor(schema)
    case 'boolean':
      return true
    case 'array':
      return itemsFor(place)
    case 'object':
      return fieldsFor(place)
    default:
      return null
  }
}

const numberOf = (schema: Json, name: string, fallback: number): number => {
  const value = schema[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

const numberFor = (schema: Json): number =>
  Math.min(Math.max(1, numberOf(schema, 'minimum', 1)), numberOf(schema, 'maximum', Infinity))

/** Longest sample text in characters. */
const MAX_TEXT = 200

function textFor(schema: Json): unknown {
  const known = typeof schema['format'] === 'string' ? fieldOf(FORMATS, schema['format']) : undefined
  if (known !== undefined) return known
  const least = Math.min(Math.max(numberOf(schema, 'minLength', 0), FILLER.trim().length), MAX_TEXT)
  const most = Math.max(0, Math.min(least, numberOf(schema, 'maxLength', MAX_TEXT)))
  return FILLER.repeat(Math.ceil(least / FILLER.length)).slice(0, most)
}

function itemsFor({ root, schema, depth }: Place): unknown[] {
  const items = schema['items']
  return depth > MAX_DEPTH || Object.keys(recordOf(items)).length === 0 ? [] : [sampleOf(root, items, depth + 1)]
}

/** Required fields, or all fields if none is required. */
function fieldsFor({ root, schema, depth }: Place): object {
  const required = listOf(schema['required'])
  const fields = Object.entries(recordOf(schema['properties']))
  const visibleFields = required.length > 0 ? fields.filter(([name]) => required.includes(name)) : fields
  return Object.fromEntries(
    depth > MAX_DEPTH ? [] : visibleFields.map(([name, inner]) => [name, sampleOf(root, inner, depth + 1)]),
  )
}

/** Creates a sample as indented JSON. */
export const formatSample = (root: Json, schema: unknown): string => JSON.stringify(sampleOf(root, schema), null, 2)
