import * as z from 'zod/mini'

/** An answer with nothing in it to read: no body, Fortify's empty text, or a bare status (backend contract, section 2). */
export const emptyAnswer = z.optional(z.union([z.literal(''), z.looseObject({ status: z.optional(z.string()) })]))
