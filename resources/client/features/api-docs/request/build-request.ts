import { METHOD_HEADER, METHOD_PARAMETER } from '@/contract/machinery/wire'

import type { Operation } from '../document/read-document'

/** Values that a person entered for one call. */
export type CallInput = {
  /** Values of the parameters by `place.name`; empty ones are not sent. */
  parameters: Readonly<Record<string, string>>
  body: string
}

/** A call as it is sent, without the token. */
export type ApiRequest = { method: string; url: string; headers: Record<string, string>; body: string | undefined }

/** Media type of the bodies that can be edited as text. */
export const JSON_TYPE = 'application/json'

/** Key of a parameter's value: names can repeat between path and query. */
export const parameterKey = ({ name, place }: { name: string; place: string }): string => `${place}.${name}`

/** Builds a call; placeholders of the path without a value stay as they are. */
export function buildRequest(operation: Operation, input: CallInput, root: URL): ApiRequest {
  const { method, override, body } = operation
  const headers = {
    Accept: JSON_TYPE,
    ...(override && { [METHOD_HEADER]: override }),
    ...(body && { 'Content-Type': body.type }),
  }
  return {
    method: override ? 'POST' : method,
    url: root.href + filledPath(operation, input).replace(/^\/+/, '') + queryOf(operation, input),
    headers,
    body: body && input.body,
  }
}

const filledPath = ({ path }: Operation, { parameters }: CallInput): string =>
  path.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[parameterKey({ name, place: 'path' })] ?? ''
    return value === '' ? placeholder : encodeSegment(value)
  })

/** Encodes a segment of a path; lone surrogates become the replacement character. */
const encodeSegment = (value: string): string =>
  new URLSearchParams({ value }).toString().slice('value='.length).replaceAll('+', '%20')

function queryOf({ override, parameters }: Operation, input: CallInput): string {
  const query = new URLSearchParams(override ? { [METHOD_PARAMETER]: override } : {})
  for (const parameter of parameters) {
    const value = input.parameters[parameterKey(parameter)] ?? ''
    if (parameter.place === 'query' && value !== '') query.append(parameter.name, value)
  }
  const text = query.toString()
  return text && `?${text}`
}
