import { errorBodySchema } from '@/contract/machinery/errors'

import { createConverter } from './json-schema'
import { listOperations } from './operations'

/** Builds one JSON Schema whose `$defs` hold the shared shapes, and query, body and response of every endpoint. */
export function buildSchemaFile(version: string) {
  const { convert, shared } = createConverter()
  const definitions = listOperations().flatMap(({ id, endpoint: { query, body, response } }) =>
    Object.entries({ query, body, response }).flatMap(([part, schema]) =>
      schema ? [[`${id}.${part}`, convert(schema)] as const] : [],
    ),
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Backend contract of Dziesma, ${version}`,
    $defs: { ...Object.fromEntries(definitions), error: convert(errorBodySchema), ...shared },
  }
}
