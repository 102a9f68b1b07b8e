import type { Endpoint } from '@/contract/machinery/endpoint'
import { errorBodySchema } from '@/contract/machinery/errors'
import { HttpStatus } from '@/contract/machinery/http-status'
import {
  METHOD_HEADER,
  METHOD_PARAMETER,
  WORKSPACE_PARAMETER,
  wireMethod,
  XSRF_HEADER,
} from '@/contract/machinery/wire'

import { type Converter, createConverter, JSON_TYPE, REFERENCES } from './json-schema'
import { mergeOperations, type OperationObject, type Parameter, type ResponseObject } from './merge-operations'
import { listOperations, type Operation } from './operations'

type Convert = Converter['convert']

/** Example response bodies by operation id. */
export type Examples = Record<string, unknown>

/** Start of the paths that accept an access token (backend contract, section 2). */
const API = '/api/'

const errors: Record<number, string> = {
  [HttpStatus.Unauthorized]: 'Nobody is signed in, or the request comes from another site.',
  [HttpStatus.Forbidden]: 'The user lacks a permission, or is suspended.',
  [HttpStatus.NotFound]: 'There is no such row.',
  [HttpStatus.SessionExpired]: 'The CSRF token does not match.',
  [HttpStatus.UnprocessableContent]: 'The input is invalid; `errors` names the fields.',
  [HttpStatus.Locked]: 'The password has to be confirmed first.',
  [HttpStatus.TooManyRequests]: 'Too many attempts; `Retry-After` says how long to wait.',
}

type Options = {
  /** Whether operations name what the contract assumes, which concerns only readers of the contract. */
  notesAssumptions?: boolean
}

/** Builds the OpenAPI 3.1 document of the whole contract, with an example where one is known. */
export function buildDocument(version: string, examples: Examples, { notesAssumptions = true }: Options = {}) {
  const { convert, shared } = createConverter(REFERENCES)
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const operation of listOperations()) {
    const item = (paths[operation.path] ??= {})
    const method = operation.endpoint.method.toLowerCase()
    const described = operationObject(notesAssumptions ? operation : withoutAssumption(operation), examples, convert)
    const other = item[method]
    item[method] = other ? mergeOperations(other, described) : described
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Backend contract of Dziesma', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }, ...browserSecurity],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Personal access token of a user with the permission `api.access`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Session cookie; its name is the site’s.',
        },
        xsrf: { type: 'apiKey', in: 'header', name: XSRF_HEADER, description: 'The cookie XSRF-TOKEN, URL-decoded.' },
      },
      responses: Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          `Error${status}`,
          { description, content: { [JSON_TYPE]: { schema: convert(errorBodySchema) } } },
        ]),
      ),
      schemas: shared,
    },
  }
}

/** Security requirements of calls from a browser on the site: with a session, or as a guest. */
const browserSecurity = [{ session: [], xsrf: [] }, {}]

const withoutAssumption = ({ endpoint: { assumed: _, ...endpoint }, ...operation }: Operation): Operation => ({
  ...operation,
  endpoint,
})

function operationObject(operation: Operation, examples: Examples, convert: Convert): OperationObject {
  const { id, group, endpoint } = operation
  const { method, assumed } = endpoint
  const isOverridden = wireMethod(method) !== method
  const description = [
    isOverridden &&
      `Sent as POST with \`?${METHOD_PARAMETER}=${method}\` and the header \`${METHOD_HEADER}: ${method}\`.`,
    assumed && `Assumed: ${assumed}.`,
  ].filter(Boolean)
  return {
    operationId: id,
    'x-endpoints': [id],
    tags: [group],
    ...(!operation.path.startsWith(API) && { security: browserSecurity }),
    ...(description.length > 0 && { description: description.join(' ') }),
    ...(isOverridden && { 'x-method-override': method }),
    ...(assumed && { 'x-assumed': assumed }),
    parameters: [...operation.parameters.map(pathParameter), ...queryParameters(endpoint, convert)],
    ...requestBody(endpoint, convert),
    responses: {
      '2XX': successResponse(endpoint, convert, id in examples ? { example: examples[id] } : {}),
      ...Object.fromEntries(
        Object.keys(errors).map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
      ),
    },
  }
}

const pathParameter = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: ['string', 'integer'] },
})

function queryParameters({ query, method }: Endpoint, convert: Convert): Parameter[] {
  const { properties = {}, required = [] } = query ? convert(query) : {}
  const own = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }))
  const workspace = { name: WORKSPACE_PARAMETER, in: 'query', schema: { type: 'integer' } }
  return method === 'DELETE' || WORKSPACE_PARAMETER in properties ? own : [...own, workspace]
}

function requestBody({ body, multipart, raw }: Endpoint, convert: Convert): object {
  if (raw) return { requestBody: { content: { 'application/octet-stream': {} } } }
  if (!body) return {}
  const schema = convert(body)
  const isRequired = (schema.required ?? []).length > 0
  return {
    requestBody: { required: isRequired, content: { [multipart ? 'multipart/form-data' : JSON_TYPE]: { schema } } },
  }
}

function successResponse({ response, file, raw, method }: Endpoint, convert: Convert, example: object): ResponseObject {
  if (method === 'HEAD' || raw) return { description: 'Success; the result is in the headers.' }
  if (file) return { description: 'The file.', content: { '*/*': {} } }
  return { description: 'Success.', content: { [JSON_TYPE]: { schema: convert(response), ...example } } }
}
