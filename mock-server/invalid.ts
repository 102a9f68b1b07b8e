import { MockFailure } from './mock-failure'

/** Laravel's refusal of a field: 422 with a list of what is wrong with it. */
export const invalid = (field: string, message: string): MockFailure =>
  new MockFailure(422, { message, errors: { [field]: [message] } })

/** The same from controllers that write it by hand: a text in place of the list (backend contract, section 2.4). */
export const invalidByHand = (field: string, message: string): MockFailure =>
  new MockFailure(422, { message, errors: { [field]: message } })

/** The refusal of a file that is uploaded in steps of its own: 422 with nothing but a message (backend contract, section 9). */
export const refused = (message: string): MockFailure => new MockFailure(422, { message })
