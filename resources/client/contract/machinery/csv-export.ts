import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { optionalText } from './wire-values'

/** A file to download, or a job whose result the server mails (backend contract, section 3.3). */
export const csvExportResponse = z.looseObject({
  /** Path of the file, relative to the site. */
  downloadPath: optionalText,
  /** `jobQueued`: the server mails the file later. */
  result: optionalText,
})

/** The endpoint that exports a list as a CSV file. */
export const csvExport = <const Path extends string>(path: Path) =>
  endpoint({ method: 'POST', path, response: csvExportResponse })
