import * as z from 'zod/mini'

/** Fewest characters of a password that someone chooses (backend contract, section 11.11). */
export const PASSWORD_SHORTEST = 5

/** A new password and its repetition, as fields of a body; {@link repeatedAlike} compares them. */
export const newPassword = {
  password: z
    .string()
    .check(
      z.minLength(1, 'The password field is required.'),
      z.minLength(PASSWORD_SHORTEST, 'The password field must be at least 5 characters.'),
    ),
  password_confirmation: z.string().check(z.minLength(1, 'The password confirmation field is required.')),
}

/** Laravel's rule `confirmed`: what is wrong with the repetition is said of the password. */
export const repeatedAlike = z.refine<{ password: string; password_confirmation: string }>(
  ({ password, password_confirmation }) => password === password_confirmation,
  { path: ['password'], error: 'The password field confirmation does not match.' },
)
