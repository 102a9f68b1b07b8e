import * as z from 'zod/mini'

import { listOf, optionalText, orEmptyMap } from './wire'

/** One call on the stack. The path is a list of its segments; the code around the line is keyed by line number. */
const frameSchema = z.looseObject({
  path: z.pipe(
    z.union([z.array(z.string()), z.string()]),
    z.transform((path) => (Array.isArray(path) ? path : path.split('/').filter(Boolean))),
  ),
  lineNumber: z._default(z.nullable(z.number()), null),
  method: optionalText,
  codeSnippet: orEmptyMap(z.string()),
  /** Its place on the whole stack, groups included. */
  flatIndex: z.number(),
  applicationFrame: z._default(z.boolean(), false),
})
/** A call on the stack after parsing. */
export type TraceFrame = z.output<typeof frameSchema>

/** Calls within libraries, one after another. */
const vendorGroupSchema = z.looseObject({ vendorGroup: z.literal(true), items: z.array(frameSchema) })
/** A run of calls within libraries after parsing. */
export type VendorGroup = z.output<typeof vendorGroupSchema>

/** What the server adds to a refusal for administrators (backend contract, section 2.4): where and why it failed. */
export const errorTraceSchema = z.looseObject({
  ignitionTrace: z.literal(true),
  exception: z.string(),
  message: z._default(z.string(), ''),
  file: optionalText,
  trace: listOf(z.union([vendorGroupSchema, frameSchema])),
})
/** An error's trace after parsing. */
export type ErrorTrace = z.output<typeof errorTraceSchema>

/** The newest error log as a file (product spec, section 7), relative to the site's root. */
export const LATEST_ERROR_LOG = 'api/v1/logs/error/download-latest'
