/** A JSON object whose fields have not been checked. */
export type Json = Readonly<Record<string, unknown>>

/** Returns the value if it is a JSON object; otherwise an empty one. */
export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** Returns the value if it is a list; otherwise an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns the value if it is a text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Returns an own field, never an inherited one such as `constructor`. */
export const fieldOf = (object: Json, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined)
