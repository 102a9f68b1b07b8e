import * as z from 'zod/mini'

import { sharedShapes } from './shared-shapes'

/** Media type of requests and responses. */
export const JSON_TYPE = 'application/json'

/** A JSON Schema of draft 2020-12, as the export uses it. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
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

const DEFINITIONS = '#/$defs/'

/** Start of the references to shared shapes in an OpenAPI document. */
export const REFERENCES = '#/components/schemas/'

/** Converts schemas of the contract, and collects the shared shapes that they refer to. */
export type Converter = {
  convert: (schema: z.ZodMiniType) => JsonSchema
  /** Shared shapes by name, of all schemas that were converted until now. */
  shared: Record<string, JsonSchema>
}

/**
 * Creates a converter to JSON Schema, whose references begin with `base`. It describes what is on the wire, in every
 * spelling that the client accepts, before it normalizes the value.
 */
export function createConverter(base = DEFINITIONS): Converter {
  const shared: Converter['shared'] = {}
  const convert = (schema: z.ZodMiniType): JsonSchema => {
    const options = { io: 'input', unrepresentable: 'any', metadata: sharedShapes } as const
    const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, options)
    Object.assign(shared, tidy($defs ?? {}, base))
    return tidy(rest, base) as JsonSchema
  }
  return { convert, shared }
}

/** Moves references to `base`, and removes defaults: the client fills them in, the wire may lack the field. */
function tidy(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, base))
  if (typeof value !== 'object' || value === null) return value
  const isSchemaWithDefault = 'default' in value && ['type', 'anyOf', 'const', '$ref'].some((key) => key in value)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !(isSchemaWithDefault && key === 'default'))
      .map(([key, inner]: [string, unknown]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? inner.replace(DEFINITIONS, base) : tidy(inner, base),
      ]),
  )
}
