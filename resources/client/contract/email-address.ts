import * as z from 'zod/mini'

/** An email address in a request body. Checks only for `name@host`: the server validates the rest. */
export const emailAddress = z
  .string()
  .check(
    z.minLength(1, 'The email field is required.'),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'The email field must be a valid email address.'),
  )
