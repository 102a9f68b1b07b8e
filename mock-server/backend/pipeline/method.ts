import type { Method } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'
import { METHOD_HEADER, METHOD_PARAMETER } from '@/contract/machinery/wire'

import { MockFailure } from '../../kit/mock-failure'

const OVERRIDES: Method[] = ['PUT', 'PATCH', 'DELETE']

/**
 * Returns the effective method of a call. An override must be in both the query and the header; unlike the backend, the
 * mock rejects one that is in only one place (400).
 */
export function methodOf({ method, headers }: Request, query: URLSearchParams): string {
  if (method !== 'POST') return method
  const parameter = query.get(METHOD_PARAMETER)
  const header = headers.get(METHOD_HEADER)
  if (parameter === null && header === null) return method
  const override = OVERRIDES.find((candidate) => candidate === parameter && candidate === header)
  if (override) return override
  const named = `"${METHOD_PARAMETER}" in the query is ${parameter}, header "${METHOD_HEADER}" is ${header}`
  throw new MockFailure(HttpStatus.BadRequest, { message: `The method must be named twice alike: ${named}.` })
}

/**
 * Returns the effective method at raw endpoints: only the header overrides it, and DELETE can be sent as it is (backend
 * contract, section 9).
 */
export const rawMethodOf = ({ method, headers }: Request): string =>
  method === 'POST' ? (OVERRIDES.find((candidate) => candidate === headers.get(METHOD_HEADER)) ?? method) : method
