import type { ErrorBody } from '@/contract/errors'

/** Thrown by resolvers to respond with an error. */
export class MockFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message)
  }
}
