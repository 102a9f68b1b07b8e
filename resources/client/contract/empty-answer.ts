import * as z from 'zod/mini'

const emptyList = z.array(z.unknown()).check(z.maxLength(0))

/**
 * A response with nothing to read: no body, null, Fortify's empty string, PHP's empty list, or a bare status (backend contract,
 * section 2; traps 6 and 14).
 */
export const emptyAnswer = z.optional(z.nullable(z.union([z.literal(''), emptyList, z.looseObject({})])))

/** A response that the caller can do without: undefined when the body is empty in any of these ways. */
export const orEmpty = <Answer extends z.ZodMiniType<object>>(answer: Answer) =>
  z.pipe(
    z.optional(z.nullable(z.union([answer, z.literal(''), emptyList]))),
    z.transform((body): z.output<Answer> | undefined =>
      body && !Array.isArray(body) ? (body as z.output<Answer>) : undefined,
    ),
  )
