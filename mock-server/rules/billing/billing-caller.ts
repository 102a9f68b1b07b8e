import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'

import { type Caller, callerOf } from '../../backend/caller'
import type { MockRequest } from '../../backend/mock'
import { MockFailure } from '../../kit/mock-failure'

/** Returns the caller of a billing endpoint. Throws 404 while billing is off. */
export function billingCaller(request: Pick<MockRequest<Endpoint>, 'world' | 'user' | 'request' | 'cookies'>): Caller {
  const caller = callerOf(request)
  if (!caller.db.settings.billing?.enable) throw new MockFailure(HttpStatus.NotFound, { message: 'Not Found' })
  return caller
}
