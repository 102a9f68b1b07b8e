import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOf, optionalName, optionalText } from '../machinery/wire-values'

const alertSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  title: optionalName,
  /** Untrusted HTML. */
  description: optionalText,
})

const response = z.looseObject({ alerts: listOf(alertSchema) })

/** Problems of the installation that administrators should solve (backend contract, section 7). */
export const setupAlerts = {
  list: endpoint({ method: 'GET', path: 'admin/setup-alerts', response }),
  /** The same at the path of release C. */
  listNewer: endpoint({ method: 'GET', path: 'admin/site-alerts', response }),
}
