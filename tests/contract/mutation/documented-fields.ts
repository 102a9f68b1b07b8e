import { documentedKeysOf, isPresent, itemsOf, valuesAt } from '../documented/compare-fields'
import { type ComparedRow, nearestVariant, withDecoded } from '../documented/field-differences'
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
export function documentedFieldsOf(row: ComparedRow, body: unknown): DocumentedField[] {
  const fields = fieldsIn([nearestVariant(row, body)?.variant], [withDecoded(row, body)], [])
  // Every response encodes the same data, so its inner fields are broken in one of them only.
  return row.bootstrapIn === 'bootstrapData' ? fields.filter(({ path }) => path.length <= 2) : fields
}
