import * as z from 'zod/mini'

/** An email address in a request body. Checks only for `name@host`: the server validates the rest. */
export const emailAddress = z
  .string()
  .check(
    z.minLength(1, 'The email field is required.'),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'The email field must be a valid email address.'),
  )

/** Minimum length in characters of a password that users choose for themselves (backend contract, section 11.11). */
export const MIN_PASSWORD_LENGTH = 5

/** Minimum length of a password that a user sets for another user, in characters (backend contract, section 3.3). */
export const MIN_ASSIGNED_PASSWORD_LENGTH = 3

const TOO_SHORT = `The password field must be at least ${MIN_ASSIGNED_PASSWORD_LENGTH} characters.`

/** Password that a user sets for another, new user. */
export const assignedPassword = z
  .string()
  .check(z.minLength(1, 'The password field is required.'), z.minLength(MIN_ASSIGNED_PASSWORD_LENGTH, TOO_SHORT))

/** Password that a user changes for another user; an empty one keeps the old password. */
export const keptPassword = z.optional(
  z.nullable(
    z
      .string()
      .check(z.refine((password) => password === '' || password.length >= MIN_ASSIGNED_PASSWORD_LENGTH, TOO_SHORT)),
  ),
)

/** Request fields of a new password and its confirmation; {@link passwordsMatch} compares them. */
export const newPassword = {
  password: z
    .string()
    .check(
      z.minLength(1, 'The password field is required.'),
      z.minLength(MIN_PASSWORD_LENGTH, 'The password field must be at least 5 characters.'),
    ),
  password_confirmation: z.string().check(z.minLength(1, 'The password confirmation field is required.')),
}

/** Laravel's `confirmed` rule: reports a mismatch on the `password` field. */
export const passwordsMatch = z.refine<{ password: string; password_confirmation: string }>(
  ({ password, password_confirmation }) => password === password_confirmation,
  { path: ['password'], error: 'The password field confirmation does not match.' },
)
