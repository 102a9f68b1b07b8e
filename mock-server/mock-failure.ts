import type { ErrorBody } from '@/contract/errors'

/** Thrown by a resolver to answer with a failure. */
export class MockFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message)
  }
}
