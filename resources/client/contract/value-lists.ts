import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { listOf, optionalText as text, orEmptyMap } from './wire'

const countrySchema = z.looseObject({ code: z.string(), name: z.string() })
const languageSchema = z.looseObject({ code: z.string(), name: z.string() })
const roleSchema = z.looseObject({ id: z.number(), name: z.string(), description: text })

/** Time zones by region, e.g. `Europe`, each with its name and how it is shown. */
const timezonesSchema = orEmptyMap(z.array(z.looseObject({ value: z.string(), text: z.string() })))

/** Lists to choose from (backend contract, section 7). The server leaves empty ones out. */
export const valueLists = {
  /** Names joined by commas: `countries,timezones,languages,localizations,workspaceRoles`. */
  show: endpoint({
    method: 'GET',
    path: 'value-lists/:names',
    response: z.looseObject({
      countries: listOf(countrySchema),
      languages: listOf(languageSchema),
      timezones: timezonesSchema,
      localizations: listOf(z.looseObject({ language: z.string(), name: z.string() })),
      workspaceRoles: listOf(roleSchema),
    }),
    assumed: 'the names of the lists are documented, the rows of countries, languages, time zones and roles are not',
  }),
}
