import * as z from 'zod/mini'

/** A text that must not be empty, refused with Laravel's message about the field. */
export const requiredText = (field: string) => z.string().check(z.minLength(1, `The ${field} field is required.`))
