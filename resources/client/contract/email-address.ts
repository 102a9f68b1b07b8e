import * as z from 'zod/mini'

/** An e-mail address as a field of a body: somebody at some host; what more there is to it only its mail server knows. */
export const emailAddress = z
  .string()
  .check(
    z.minLength(1, 'The email field is required.'),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'The email field must be a valid email address.'),
  )
