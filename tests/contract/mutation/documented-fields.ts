import type { DocumentedEndpoint } from '@mock/documented/documented'

import { documentedKeysOf, isPresent, itemsOf, valuesAt } from '../documented/compare-fields'
import { nearestVariant } from '../documented/field-differences'
import { isMap } from '../is-map'
import type { Path } from './json-fields'

/** A documented field of a response, with what the documents show there. */
export type DocumentedField = { path: Path; documented: readonly unknown[] }

function fieldsIn(documented: readonly unknown[], values: readonly unknown[], path: Path): DocumentedField[] {
  const maps = values.filter(isMap)
  const samples = documented.filter(isMap)
  const fields = documentedKeysOf(path.join('.'), samples)
    .filter((key) => valuesAt(maps, key).some(isPresent))
    .map((key) => ({ path: [...path, key], documented: valuesAt(samples, key), values: valuesAt(maps, key) }))
  const rows = itemsOf(values)
  return [
    ...fields,
    ...fields.flatMap((field) => fieldsIn(field.documented, field.values, field.path)),
    ...(rows.length > 0 ? fieldsIn(itemsOf(documented), rows, [...path, '*']) : []),
  ]
}

/** Lists the documented fields that a body has, from the outside in. */
export const documentedFieldsOf = (row: Pick<DocumentedEndpoint, 'responses'>, body: unknown) =>
  fieldsIn([nearestVariant(row, body)?.variant], [body], [])
