import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { formFile } from '../machinery/form-file'
import { listQuery, paginated } from '../machinery/pagination'
import { nameText, optionalText, orEmptyMap } from '../machinery/wire-values'
import { requiredName } from '../shapes/permission-list'

/** A translated line; the server stores an untranslated one as an empty text or null. */
const line = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text ?? ''),
)

const managedLocalizationSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  /** Code of the language: `lv`, `en-GB`. */
  language: z.string(),
  /** Translations by English text; only the response of a single localization has them. */
  lines: orEmptyMap(line),
  created_at: optionalText,
  updated_at: optionalText,
})
/** A language as administrators edit it, after parsing. */
export type ManagedLocalization = z.output<typeof managedLocalizationSchema>

const LANGUAGE_LENGTH = 'The language code must have 2 to 5 characters.'

const languageFields = {
  name: requiredName,
  language: z.string().check(z.minLength(2, LANGUAGE_LENGTH), z.maxLength(5, LANGUAGE_LENGTH)),
}

const localizationResponse = orEmpty(z.looseObject({ localization: z.optional(managedLocalizationSchema) }))

/** Languages of the site with their translations (backend contract, section 7). */
export const localizations = {
  list: endpoint({
    method: 'GET',
    path: 'localizations',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(managedLocalizationSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: 'localizations/:idOrCode',
    response: z.looseObject({ localization: managedLocalizationSchema }),
  }),
  create: endpoint({
    method: 'POST',
    path: 'localizations',
    body: z.object(languageFields),
    response: localizationResponse,
  }),
  /** Takes the numeric id only (trap 30). `lines` replaces all lines. */
  update: endpoint({
    method: 'PUT',
    path: 'localizations/:id',
    body: z.object({ ...languageFields, lines: z.record(z.string(), z.string()) }),
    response: localizationResponse,
  }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'localizations/:ids', response: emptyResponse }),
  /** Downloads the lines as a JSON file. */
  download: endpoint({ method: 'GET', path: 'localizations/:id/download', response: z.unknown(), file: true }),
  /** Replaces the lines by those of a JSON file. */
  upload: endpoint({
    method: 'POST',
    path: 'localizations/:id/upload',
    multipart: true,
    body: z.object({ file: formFile('The file field is required.') }),
    response: localizationResponse,
    assumed: 'the content of the file is not documented: one object of texts here',
  }),
}
