import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import { callerOf } from '../pipeline/caller'
import type { MockRequest } from '../pipeline/mock-group'

/** Returns the caller of a billing endpoint. Throws 404 while billing is off. */
export function billingCaller(request: Pick<MockRequest<Endpoint>, 'world' | 'user' | 'request' | 'cookies'>): Caller {
  const caller = callerOf(request)
  if (!caller.db.settings.billing?.enable) throw new MockFailure(HttpStatus.NotFound, { message: 'Not Found' })
  return caller
}
