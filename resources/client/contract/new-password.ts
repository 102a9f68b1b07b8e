import * as z from 'zod/mini'

/** Minimum length in characters of a password that users choose for themselves (backend contract, section 11.11). */
export const MIN_PASSWORD_LENGTH = 5

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
