import * as z from 'zod/mini'

import { breakingChanges } from './compare-schemas'
import { inlineReferences } from './inline-references'
import type { JsonSchema } from './json-schema'

const schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const content = z.optional(z.record(z.string(), z.looseObject({ schema: z.optional(schema) })))

const operationSchema = z.looseObject({
  operationId: z.string(),
  parameters: z.optional(
    z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.optional(z.boolean()), schema })),
  ),
  requestBody: z.optional(z.looseObject({ content })),
  responses: z.record(z.string(), z.looseObject({ content })),
})
type Operation = z.output<typeof operationSchema>

const componentsSchema = z.looseObject({ schemas: z.optional(z.record(z.string(), z.unknown())) })

/** The parts of an exported OpenAPI document that a comparison reads, with references inlined. */
export const documentSchema = z.pipe(
  z.pipe(
    z.looseObject({ openapi: z.string(), components: z.optional(componentsSchema), paths: z.unknown() }),
    z.transform(({ paths, components }) => ({ paths: inlineReferences(paths, components?.schemas ?? {}) })),
  ),
  z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) }),
)
type Document = z.output<typeof documentSchema>

/** Differences between two versions of the contract, one line each. */
export type Differences = { breaking: string[]; compatible: string[] }

/** Compares two exported documents: what breaks a client or backend of the old one, and what does not. */
export function compareDocuments(before: Document, after: Document): Differences {
  const [old, current] = [callsOf(before), callsOf(after)]
  const keptOperations = [...old].flatMap(([call, operation]) => {
    const counterpart = current.get(call)
    return counterpart ? operationChanges(operation, counterpart).map((change) => `${call}: ${change}`) : []
  })
  const removed = [...old.keys()].filter((call) => !current.has(call)).map((call) => `${call} was removed`)
  const added = [...current.keys()].filter((call) => !old.has(call)).map((call) => `${call} was added`)
  const extended = [...old].flatMap(([call, operation]) => {
    const counterpart = current.get(call)
    return counterpart ? additions(operation, counterpart).map((name) => `${call}: ${name} was added`) : []
  })
  return { breaking: [...removed, ...keptOperations], compatible: [...added, ...extended] }
}

const callsOf = ({ paths }: Document): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )

/** Query parameters as the schema of one object. */
const queryOf = ({ parameters = [] }: Operation): JsonSchema => {
  const query = parameters.filter(({ in: place }) => place === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
    required: query.flatMap(({ name, required }) => (required ? [name] : [])),
  }
}

const firstSchema = (value: z.output<typeof content>): JsonSchema => Object.values(value ?? {})[0]?.schema ?? {}
const bodyOf = ({ requestBody }: Operation): JsonSchema => firstSchema(requestBody?.content)
const responseOf = ({ responses }: Operation): JsonSchema => firstSchema(responses['2XX']?.content)

const operationChanges = (before: Operation, after: Operation): string[] => [
  ...breakingChanges(queryOf(before), queryOf(after), 'request'),
  ...breakingChanges(bodyOf(before), bodyOf(after), 'request'),
  ...breakingChanges(responseOf(before), responseOf(after), 'response'),
]

const additions = (before: Operation, after: Operation): string[] =>
  [queryOf, bodyOf, responseOf].flatMap((part) => {
    const known = part(before).properties ?? {}
    return Object.keys(part(after).properties ?? {}).filter((name) => !(name in known))
  })
