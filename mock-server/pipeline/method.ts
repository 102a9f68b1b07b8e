import type { Method } from '@/contract/endpoint'
import { METHOD_HEADER, METHOD_PARAMETER } from '@/contract/wire'

import { MockFailure } from '../mock-failure'

const OVERRIDES: Method[] = ['PUT', 'PATCH', 'DELETE']

/**
 * The method a call means. One that cannot travel is named in the query and in the header; the mock is stricter
 * than the backend and refuses a call that names it in one place only, with 400.
 */
export function methodOf({ method, headers }: Request, query: URLSearchParams): string {
  if (method !== 'POST') return method
  const parameter = query.get(METHOD_PARAMETER)
  const header = headers.get(METHOD_HEADER)
  if (parameter === null && header === null) return method
  const override = OVERRIDES.find((candidate) => candidate === parameter && candidate === header)
  if (override) return override
  const named = `"${METHOD_PARAMETER}" in the query is ${parameter}, header "${METHOD_HEADER}" is ${header}`
  throw new MockFailure(400, { message: `The method must be named twice alike: ${named}.` })
}

/** The same where a protocol of its own is spoken: the header names the method alone, and DELETE may travel (backend contract, section 9). */
export const rawMethodOf = ({ method, headers }: Request): string =>
  method === 'POST' ? (OVERRIDES.find((candidate) => candidate === headers.get(METHOD_HEADER)) ?? method) : method
