import { JSON_TYPE, type JsonSchema } from './json-schema'

/** A parameter of an OpenAPI operation. */
export type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema }

/** A response of an OpenAPI operation. */
export type ResponseObject =
  | { description: string; content?: Record<string, { schema?: JsonSchema; example?: unknown }> }
  | { $ref: string }

/** An operation of the document; `x-endpoints` names the contract's endpoints that it describes. */
export type OperationObject = {
  operationId: string
  'x-endpoints': string[]
  tags: string[]
  parameters: Parameter[]
  responses: Record<string, ResponseObject>
}

const successSchema = ({ responses }: OperationObject): JsonSchema => {
  const success = responses['2XX']
  return (success && 'content' in success ? success.content?.[JSON_TYPE]?.schema : undefined) ?? {}
}

/** Merges two endpoints that differ only in their query: either one's parameters and response are allowed. */
export function mergeOperations(first: OperationObject, second: OperationObject): OperationObject {
  const find = ({ parameters }: OperationObject, name: string) =>
    parameters.find((parameter) => parameter.name === name)
  const names = new Set([...first.parameters, ...second.parameters].map(({ name }) => name))
  const parameters = [...names].flatMap((name): Parameter[] => {
    const [one, other] = [find(first, name), find(second, name)]
    const { required: _, ...known } = one ?? other ?? { name, in: 'query', schema: {} }
    return [{ ...known, ...(one?.required && other?.required && { required: true }) }]
  })
  const schema = { anyOf: [first, second].map(successSchema) }
  return {
    ...first,
    'x-endpoints': [...first['x-endpoints'], ...second['x-endpoints']],
    parameters,
    responses: { ...first.responses, '2XX': { description: 'Success.', content: { [JSON_TYPE]: { schema } } } },
  }
}
