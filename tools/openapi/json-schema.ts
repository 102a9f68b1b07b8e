import * as z from 'zod/mini'

/** Media type of requests and responses. */
export const JSON_TYPE = 'application/json'

/** A JSON Schema of draft 2020-12, as the export uses it. */
export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/**
 * Converts a schema of the contract to JSON Schema. It describes what is on the wire, in every spelling that the client
 * accepts, before it normalizes the value.
 */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return withoutDefaults(rest) as JsonSchema
}

/** Removes defaults: the client fills them in, the wire may lack the field. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults)
  if (typeof value !== 'object' || value === null) return value
  const isSchemaWithDefault = 'default' in value && ('type' in value || 'anyOf' in value || 'const' in value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isSchemaWithDefault && key === 'default'))
      .map(([key, inner]) => [key, withoutDefaults(inner)]),
  )
}
