import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { paginated } from '../machinery/pagination'
import { listOf, nameText, optionalText, wireNumber } from '../machinery/wire-values'

const errorLogFileSchema = z.looseObject({
  name: nameText,
  /** Names the file in requests. */
  identifier: z.string(),
  /** In bytes, or a text such as `1.2 MB`. */
  size: z.optional(z.nullable(z.union([z.number(), z.string()]))),
})
/** A log file after parsing. */
export type ErrorLogFile = z.output<typeof errorLogFileSchema>

const errorLogEntrySchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  index: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  /** Level of Monolog in any case: `ERROR`. */
  level: z._default(z.nullable(z.string()), null),
  datetime: optionalText,
  /** Not clipped: administrators search for its end. */
  message: z._default(z.nullable(z.string()), null),
  /** Exception with its stack trace as one text, of any length. */
  exception: optionalText,
})
/** An entry of a log file after parsing. */
export type ErrorLogEntry = z.output<typeof errorLogEntrySchema>

/** The server's error logs (backend contract, section 7). */
export const errorLogs = {
  /** Entries of one file, latest first; of the latest file without `file`. */
  list: endpoint({
    method: 'GET',
    path: 'logs/error',
    query: z.object({
      file: z.optional(z.string()),
      query: z.optional(z.string()),
      page: z.optional(wireNumber),
      perPage: z.optional(wireNumber),
    }),
    response: z.looseObject({
      /** Identifier of the file; null without files. */
      selectedFile: optionalText,
      files: listOf(errorLogFileSchema),
      pagination: paginated(errorLogEntrySchema),
    }),
    assumed: 'whether `size` is a number of bytes, and `selectedFile` an identifier',
  }),
  download: endpoint({
    method: 'GET',
    path: 'logs/error/:identifier/download',
    response: z.unknown(),
    file: true,
  }),
  downloadLatest: endpoint({
    method: 'GET',
    path: 'logs/error/download-latest',
    response: z.unknown(),
    file: true,
  }),
  /** Deletes a file with all of its entries. */
  remove: endpoint({ method: 'DELETE', path: 'logs/error/:identifier', response: emptyResponse }),
}
