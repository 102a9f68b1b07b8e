import { fieldOf, type Json, listOf, recordOf, textOf } from './json'
import { resolve } from './resolve'

/** A parameter of an operation. */
export type Parameter = { name: string; place: 'path' | 'query'; isRequired: boolean; schema: unknown }

/** A response of an operation; `status` can be a range such as `2XX`. */
export type DocumentedResponse = { status: string; description: string; schema: unknown }

/** An operation of the API. */
export type Operation = {
  id: string
  group: string
  /** Method in capitals. */
  method: string
  /** Path with placeholders, from the site's root: `/api/v1/albums/{id}`. */
  path: string
  summary: string
  /** Method that travels in a parameter and header of a POST, if the document asks for it. */
  override: string | undefined
  /** Whether a personal access token authenticates the call. */
  acceptsToken: boolean
  parameters: readonly Parameter[]
  body: { type: string; schema: unknown; isRequired: boolean } | undefined
  responses: readonly DocumentedResponse[]
}

/** An OpenAPI document, as far as the reader shows it. */
export type ApiDocument = {
  /** The whole document, in which `$ref`s are resolved. */
  root: Json
  groups: readonly { name: string; operations: readonly Operation[] }[]
}

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const

/** Reads a document. Throws when it has no operation. */
export function readDocument(value: unknown): ApiDocument {
  const root = recordOf(value)
  const groups = new Map<string, Operation[]>()
  for (const [path, item] of Object.entries(recordOf(root['paths'])))
    for (const method of METHODS) {
      const raw = fieldOf(recordOf(item), method)
      if (raw === undefined) continue
      const operation = operationOf(root, { path, method, raw: recordOf(raw) })
      groups.set(operation.group, [...(groups.get(operation.group) ?? []), operation])
    }
  if (groups.size === 0) throw new Error('The API document has no operations')
  return { root, groups: [...groups].map(([name, operations]) => ({ name, operations })) }
}

type RawOperation = { path: string; method: string; raw: Json }

function operationOf(root: Json, { path, method, raw }: RawOperation): Operation {
  const parameters = listOf(raw['parameters']).map((parameter) => resolve(root, parameter))
  return {
    id: textOf(raw['operationId']) ?? `${method} ${path}`,
    group: textOf(listOf(raw['tags'])[0]) ?? path.split('/')[1] ?? '',
    method: method.toUpperCase(),
    path,
    summary: [textOf(raw['summary']), textOf(raw['description'])].filter(Boolean).join('. '),
    override: textOf(raw['x-method-override']),
    acceptsToken: listOf(raw['security'] ?? root['security']).some((way) => isBearer(root, way)),
    parameters: parameters.flatMap(parameterOf),
    body: bodyOf(resolve(root, raw['requestBody'])),
    responses: Object.entries(recordOf(raw['responses'])).map(([status, response]) =>
      responseOf(status, resolve(root, response)),
    ),
  }
}

/** Whether one way to authenticate needs only a Bearer token. */
function isBearer(root: Json, way: unknown): boolean {
  const schemes = recordOf(recordOf(root['components'])['securitySchemes'])
  const names = Object.keys(recordOf(way))
  return names.length > 0 && names.every((name) => recordOf(fieldOf(schemes, name))['scheme'] === 'bearer')
}

function parameterOf(raw: Json): Parameter[] {
  const { name, in: place, required, schema } = raw
  if (typeof name !== 'string' || (place !== 'path' && place !== 'query')) return []
  return [{ name, place, isRequired: required === true, schema }]
}

/** First media type of a body or response. */
const firstContent = (raw: Json): [type: string, content: Json] | undefined => {
  const [first] = Object.entries(recordOf(raw['content']))
  return first && [first[0], recordOf(first[1])]
}

function bodyOf(raw: Json): Operation['body'] {
  const [type, content] = firstContent(raw) ?? []
  return type === undefined ? undefined : { type, schema: content?.['schema'], isRequired: raw['required'] === true }
}

function responseOf(status: string, raw: Json): DocumentedResponse {
  const [, content] = firstContent(raw) ?? []
  return { status, description: textOf(raw['description']) ?? '', schema: content?.['schema'] }
}
