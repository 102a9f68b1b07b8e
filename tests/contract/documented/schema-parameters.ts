import * as z from 'zod/mini'

/** A parameter of a schema; `values` are an enumeration's. */
type SchemaParameter = { required: boolean; values?: readonly string[] }

/** Unwraps pipes and optional, nullable and default schemas, to the one that parses the value as it is sent. */
function sentSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodMiniPipe) {
    const { in: input, out } = schema.def
    return input instanceof z.ZodMiniPipe && out instanceof z.ZodMiniArray ? out : sentSchema(input)
  }
  const isWrapped =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault
  return isWrapped ? sentSchema(schema.def.innerType) : schema
}

function valuesOf(schema: unknown): readonly string[] | undefined {
  const sent = sentSchema(schema)
  if (sent instanceof z.ZodMiniEnum) return sent.options.map(String)
  return sent instanceof z.ZodMiniArray ? valuesOf(sent.def.element) : undefined
}

/** Parameters below a path: an object's keys, and a list's items under `*`. */
function inside(schema: unknown, path: string): [string, SchemaParameter][] {
  const sent = sentSchema(schema)
  if (sent instanceof z.ZodMiniArray) return inside(sent.def.element, `${path}*.`)
  if (!(sent instanceof z.ZodMiniObject)) return []
  const shape: Readonly<Record<string, unknown>> = sent.shape
  return Object.entries(shape).flatMap(([name, part]) => {
    const values = valuesOf(part)
    const required = part instanceof z.ZodMiniType && !part.safeParse(undefined).success
    return [[`${path}${name}`, { required, ...(values && { values }) }], ...inside(part, `${path}${name}.`)] as [
      string,
      SchemaParameter,
    ][]
  })
}

/** Parameters that a query or body schema accepts, by the documented list's paths. */
export const schemaParameters = (schema: unknown): Record<string, SchemaParameter> =>
  Object.fromEntries(inside(schema, ''))
