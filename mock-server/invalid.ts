import { MockFailure } from './mock-failure'

/** Laravel's validation error for a field: 422 with a list of messages. */
export const invalid = (field: string, message: string): MockFailure =>
  new MockFailure(422, { message, errors: { [field]: [message] } })

/** Validation error from hand-written controllers: a text instead of a list (backend contract, section 2.4). */
export const invalidByHand = (field: string, message: string): MockFailure =>
  new MockFailure(422, { message, errors: { [field]: message } })

/** Rejection of a multipart upload: 422 with only a message (backend contract, section 9). */
export const refused = (message: string): MockFailure => new MockFailure(422, { message })
