import * as z from 'zod/mini'

import { isMap } from '../is-map'

/** Place in a JSON body; `*` stands for every item of a list. */
export type Path = readonly string[]

/** A field of a response that the contract's schema names. */
export type Field = {
  path: Path
  /** The first value at that place. */
  value: unknown
  isRequired: boolean
}

type Fields = Record<string, unknown>

/** The schema that parses a value as it is sent, without the wrappers around it. */
function sentSchema(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodMiniPipe)
    return sentSchema(schema.def.in instanceof z.ZodMiniTransform ? schema.def.out : schema.def.in, value)
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniCatch
  )
    return sentSchema(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniUnion) {
    const accepts = (option: unknown) => option instanceof z.ZodMiniType && option.safeParse(value).success
    return sentSchema(schema.def.options.find(accepts), value)
  }
  return schema
}

/** Lists the fields of a response body that its schema names, from the outside in. */
export function fieldsOf(schema: unknown, body: unknown, path: Path = []): Field[] {
  const sent = sentSchema(schema, body)
  if (sent instanceof z.ZodMiniArray && Array.isArray(body))
    return body.length === 0 ? [] : fieldsOf(sent.def.element, body[0], [...path, '*'])
  if (!(sent instanceof z.ZodMiniObject) || !isMap(body)) return []
  const shape: Readonly<Record<string, unknown>> = sent.shape
  const fields = Object.entries(shape).flatMap(([key, part]): Field[] =>
    part instanceof z.ZodMiniType && body[key] !== undefined && body[key] !== null
      ? [{ path: [...path, key], value: body[key], isRequired: !part.safeParse(undefined).success }]
      : [],
  )
  return [...fields, ...fields.flatMap((field) => fieldsOf(shape[field.path.at(-1) ?? ''], field.value, field.path))]
}

/** Copies a body and replaces the map that contains the field at `path`. */
export function changeOwner(
  body: unknown,
  [head = '', ...rest]: Path,
  change: (owner: Fields, key: string) => Fields,
): unknown {
  if (head === '*' && Array.isArray(body)) return body.map((item) => changeOwner(item, rest, change))
  if (!isMap(body) || !(head in body)) return body
  return rest.length === 0 ? change(body, head) : { ...body, [head]: changeOwner(body[head], rest, change) }
}
