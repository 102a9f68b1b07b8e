import * as z from 'zod/mini'

const emptyList = z.array(z.unknown()).check(z.maxLength(0))

/**
 * A response without data: no body, null, Fortify's empty string, PHP's empty list, or only a status (backend contract,
 * section 2; traps 6 and 14).
 */
export const emptyResponse = z.optional(z.nullable(z.union([z.literal(''), emptyList, z.looseObject({})])))

/** An optional response: undefined when the body is empty in any of the ways above. */
export const orEmpty = <Response extends z.ZodMiniType<object>>(response: Response) =>
  z.pipe(
    z.optional(z.nullable(z.union([response, z.literal(''), emptyList]))),
    z.transform((body): z.output<Response> | undefined =>
      body && !Array.isArray(body) ? (body as z.output<Response>) : undefined,
    ),
  )
