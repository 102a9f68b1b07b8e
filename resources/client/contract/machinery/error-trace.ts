import * as z from 'zod/mini'

import { listOf, optionalText, orEmptyMap } from './wire-values'

/** Stack frame. The path is a list of segments; the code snippet is keyed by line number. */
const frameSchema = z.looseObject({
  path: z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform((path) => (Array.isArray(path) ? path : path.split('/').filter(Boolean))),
  ),
  lineNumber: z._default(z.nullable(z.number()), null),
  method: optionalText,
  codeSnippet: orEmptyMap(z.string()),
  /** Index in the whole stack, including frames inside groups. */
  flatIndex: z.number(),
  applicationFrame: z._default(z.boolean(), false),
})
/** A stack frame after parsing. */
export type TraceFrame = z.output<typeof frameSchema>

/** A run of consecutive library frames. */
const vendorGroupSchema = z.looseObject({ vendorGroup: z.literal(true), items: z.array(frameSchema) })
/** A run of library frames after parsing. */
export type VendorGroup = z.output<typeof vendorGroupSchema>

/**
 * Exception and stack trace that the server adds to error responses for administrators (backend contract, section 2.4).
 */
export const errorTraceSchema = z.looseObject({
  ignitionTrace: z.literal(true),
  exception: z.string(),
  message: z._default(z.string(), ''),
  file: optionalText,
  trace: listOf(z.union([vendorGroupSchema, frameSchema])),
})
/** An error's trace after parsing. */
export type ErrorTrace = z.output<typeof errorTraceSchema>
