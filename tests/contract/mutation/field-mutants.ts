import { isMap } from '../is-map'
import { changeOwner, type Field, type Path } from './json-fields'
import { type Mutant, type MutantKind, onBody } from './mutant'

type Change = (owner: Record<string, unknown>, key: string) => Record<string, unknown>

function without({ ...owner }: Record<string, unknown>, key: string): Record<string, unknown> {
  delete owner[key]
  return owner
}

/** The name in the other of the backend's two naming styles, or with an underscore. */
function otherName(key: string): string {
  if (key.includes('_')) return key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const snake = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return snake === key ? `_${key}` : snake
}

/** The value in another type, as PHP sends it after a forgotten or wrong cast. */
function changeType(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return JSON.stringify(value)
  return isMap(value) ? [value] : { value }
}

const changes = {
  'field missing': without,
  'field renamed': (owner, key) => ({ ...without(owner, key), [otherName(key)]: owner[key] }),
  'field retyped': (owner, key) => ({ ...owner, [key]: changeType(owner[key]) }),
  'field null': (owner, key) => ({ ...owner, [key]: null }),
  'list missing': without,
  // PHP sends a filtered list as a map unless its keys are reset.
  'list as a map': (owner, key) => ({ ...owner, [key]: { ...(owner[key] as unknown[]) } }),
  'page incomplete': without,
} as const satisfies Record<string, Change>

/** Kinds that change one field of a body. */
export type FieldChange = keyof typeof changes

/** Changes a field in every row of a body. */
export const changeField = (kind: FieldChange, body: unknown, path: Path): unknown =>
  changeOwner(body, path, changes[kind])

/** Breaks a field of an endpoint's successful responses. */
export const fieldMutant = (kind: FieldChange & MutantKind, endpoint: string, path: Path): Mutant => ({
  kind,
  endpoint,
  name: `${endpoint}: ${kind}: ${path.join('.')}`,
  mutate: onBody(endpoint, (body) => changeField(kind, body, path)),
})

const CHANGES = ['field renamed', 'field retyped', 'field missing'] as const

const isUser = (fields: readonly Field[], owner: string): boolean =>
  fields.some(({ path, value }) => path.join('.') === `${owner}.model_type` && value === 'user')

/** Drops the names of an endpoint's users, which the client would show as an empty text. */
export function nameMutants(endpoint: string, fields: readonly Field[]): Mutant[] {
  const name = fields.find(({ path }) => path.at(-1) === 'display_name' && isUser(fields, path.slice(0, -1).join('.')))
  return name ? [fieldMutant('field missing', endpoint, name.path)] : []
}

/** Breaks a required field of an endpoint, cycling through the ways, and alternating between inner and outer fields. */
export function requiredFieldMutants(endpoint: string, fields: readonly Field[], turn: number): Mutant[] {
  const required = fields.filter(({ isRequired }) => isRequired)
  const requiredField = required.at(turn % 2 === 0 ? -1 : 0)
  return requiredField
    ? [fieldMutant(CHANGES[turn % CHANGES.length] ?? 'field missing', endpoint, requiredField.path)]
    : []
}
