import { type ErrorBody, errorBodySchema } from '@/contract/errors'

import { degrade } from './degrade'

/** Reads the body of a failure. A key that breaks the contract is left out; a body that is no JSON object is empty. */
export function readErrorBody(text: string): ErrorBody {
  try {
    return errorBodySchema.parse(degrade(errorBodySchema, JSON.parse(text)).kept?.value)
  } catch {
    return {}
  }
}
