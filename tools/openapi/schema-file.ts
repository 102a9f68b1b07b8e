import { errorBodySchema } from '@/contract/machinery/errors'

import { toJsonSchema } from './json-schema'
import { listOperations } from './operations'

/** Builds one JSON Schema whose `$defs` hold query, body and response of every endpoint. */
export function buildSchemaFile(version: string) {
  const definitions = listOperations().flatMap(({ id, endpoint: { query, body, response } }) =>
    Object.entries({ query, body, response }).flatMap(([part, schema]) =>
      schema ? [[`${id}.${part}`, toJsonSchema(schema)] as const] : [],
    ),
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Backend contract of Dziesma, ${version}`,
    $defs: { ...Object.fromEntries(definitions), error: toJsonSchema(errorBodySchema) },
  }
}
