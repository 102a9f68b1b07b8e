import type { ErrorBody } from '@/contract/machinery/errors'
import { HttpStatus } from '@/contract/machinery/http-status'

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

/** The backend's message for an unexpected exception (backend contract, section 2.4). */
export const GENERIC_MESSAGE = 'There was an issue. Please try again later.'

/** Failure of the real backend's code on input that it does not check. */
export const unexpected = (): MockFailure =>
  new MockFailure(HttpStatus.InternalServerError, { message: GENERIC_MESSAGE })

/** Refusal for a missing permission; it can lead to the plans, depending on the release. */
export class PermissionRefusal extends MockFailure {}

/** Laravel's validation error for a field: 422 with a list of messages. */
export const invalid = (field: string, message: string): MockFailure =>
  new MockFailure(HttpStatus.UnprocessableContent, { message, errors: { [field]: [message] } })

/** Validation error from hand-written controllers: a text instead of a list (backend contract, section 2.4). */
export const invalidByHand = (field: string, message: string): MockFailure =>
  new MockFailure(HttpStatus.UnprocessableContent, { message, errors: { [field]: message } })

/** Rejection of a multipart upload: 422 with only a message (backend contract, section 9). */
export const rejectedUpload = (message: string): MockFailure =>
  new MockFailure(HttpStatus.UnprocessableContent, { message })

/** Thrown when the mock's own response violates the contract: a mistake in a handler, a factory or the contract. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
}
