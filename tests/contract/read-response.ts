import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { LooseInput } from '@/contract/machinery/wire'

import type { Client } from './client'
import { contractProblems } from './contract-problems'

/** A response that the run cannot do without, but cannot use, with its problems, one line each. */
export class UnusableResponse extends Error {
  constructor(
    readonly endpoint: Endpoint,
    readonly status: number,
    readonly problems: string[],
  ) {
    super(`${endpoint.method} ${endpoint.path} cannot be used: ${problems.join('\n  ')}`)
  }
}

/** Parses a successful response. Throws {@link UnusableResponse} with what is wrong with it. */
export async function parseResponse<E extends Endpoint>(endpoint: E, response: Response): Promise<Output<E>> {
  const copy = response.clone()
  const body = response.ok ? endpoint.response.safeParse(await response.json().catch(() => undefined)) : undefined
  if (body?.success) return body.data as Output<E>
  throw new UnusableResponse(endpoint, response.status, await contractProblems(endpoint, HttpStatus.Ok, copy))
}

/** Sends a call and parses its response. Throws {@link UnusableResponse} with what is wrong with it. */
export const readResponse = async <E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: LooseInput = {},
): Promise<Output<E>> => parseResponse(endpoint, await client.send(endpoint, input))
