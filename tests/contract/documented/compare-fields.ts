import { isBootstrapSetting, isOpenInBootstrap, isOptionalInBootstrap } from '@mock/documented/bootstrap-data'
import { openMaps, optionalFields, userSpellings } from '@mock/documented/samples'

import { isMap } from '../is-map'

type Fields = Readonly<Record<string, unknown>>

/** How a body differs from the documents at one field. */
export type Difference = {
  /** A `deviation` breaks the contract, an `omission` is allowed, and an `addition` belongs to another variant. */
  kind: 'deviation' | 'omission' | 'addition'
  /** Keys from the root; `*` stands for the items of a list. */
  path: string
  message: string
}

/** Values at one place: those that a variant shows, those that any variant shows, and those of the body, one of each row. */
type Place = { path: string; own: readonly unknown[]; documented: readonly unknown[]; values: readonly unknown[] }

export const isPresent = (value: unknown): boolean => value !== null && value !== undefined

/** Type of a value as JSON names it. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return isMap(value) ? 'map' : typeof value
}

/** Values of a field, or of its other name, in the maps that have it. */
export const valuesAt = (maps: readonly Fields[], key: string, otherName = key): unknown[] =>
  maps.flatMap((map) => {
    const value = map[key] === undefined ? map[otherName] : map[key]
    return value === undefined ? [] : [value]
  })

export const itemsOf = (lists: readonly unknown[]): unknown[] =>
  lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))

const modelOf = (row: unknown): unknown => (isMap(row) ? row['model_type'] : undefined)

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Whether a value has a documented type. PHP sends an empty map as a list. */
function hasType(documented: readonly unknown[], value: unknown): boolean {
  const types = documented.filter(isPresent).map(jsonType)
  const isEmptyMap = types.includes('map') && Array.isArray(value) && value.length === 0
  return types.length === 0 || types.includes(jsonType(value)) || isEmptyMap
}

/** Names the models of rows that a variant, or every variant, lacks. */
function compareModels({ path, own, documented, values }: Place): Difference[] {
  const models = new Set(documented.map(modelOf))
  if (models.has(undefined)) return []
  const foreign = new Set(values.map(modelOf).filter((model) => !own.some((row) => modelOf(row) === model)))
  foreign.delete(undefined)
  return [...foreign].map((model) => ({
    kind: models.has(model) ? 'addition' : 'deviation',
    path: `${path}.*.model_type`,
    message: `${JSON.stringify(model)} instead of ${[...models].join(' or ')}`,
  }))
}

/** Compares rows with the samples of their model; those that name none with every sample. */
function compareItems(place: Place): Difference[] {
  const { path, own, documented, values } = place
  const models = [...new Set(own.map(modelOf))]
  const isOf = (model: unknown, row: unknown) => [undefined, modelOf(row)].includes(model) || modelOf(row) === undefined
  return [
    ...compareModels(place),
    ...models.flatMap((model) =>
      compareInside({
        path: `${path}.*`,
        own: own.filter((row) => modelOf(row) === model),
        documented: documented.filter((row) => isOf(model, row)),
        values: values.filter((row) => isOf(model, row)),
      }),
    ),
  ]
}

/** Whether a map is a page of rows, whose own keys depend on its kind and are judged elsewhere. */
const isPage = ({ data, per_page }: Fields): boolean => Array.isArray(data) && per_page !== undefined

/** Keys of a map that the documents name; none of one whose keys are the site's own, and no `status` of the response (trap 14). */
export function documentedKeysOf(path: string, samples: readonly Fields[]): string[] {
  if (samples.some(isPage)) return ['data']
  const [name = ''] = path.split('.').slice(-1)
  const isOpen = openMaps.includes(name) && !isBootstrapSetting(`${path}.`)
  if (isOpen || isOpenInBootstrap(path)) return []
  const keys = samples.flatMap((map) => Object.keys(map).filter((key) => map[key] !== undefined))
  return [...new Set(keys)].filter((key) => path !== '' || key !== 'status')
}

/** Whether every sample has the field at a path, and the documents do not mark it as optional. */
const isRequired = (maps: readonly Fields[], key: string, path: string): boolean =>
  maps.every((map) => map[key] !== undefined) &&
  !optionalFields[String(modelOf(maps[0]))]?.includes(key) &&
  !isOptionalInBootstrap(path)

/** A key without the differences between naming styles. */
const spelling = (key: string): string => key.replaceAll(/[_-]/g, '').toLowerCase()

/** The undocumented key of the maps that is a documented one in another naming style, such as `siteName`. */
const otherSpelling = (maps: readonly Fields[], key: string, documented: readonly string[]): string | undefined =>
  maps.flatMap(Object.keys).find((other) => !documented.includes(other) && spelling(other) === spelling(key))

function compareMaps({ path, own, documented, values }: Place): Difference[] {
  const samples = own.filter(isMap)
  const all = documented.filter(isMap)
  const maps = values.filter(isMap)
  const at = (key: string) => (path === '' ? key : `${path}.${key}`)
  const keys = documentedKeysOf(path, samples)
  const isUser = modelOf(samples[0]) === 'user'
  const others = documentedKeysOf(path, all)
  return [
    ...others
      .filter((key) => !keys.includes(key) && valuesAt(maps, key).length > 0)
      .map((key) => ({ kind: 'addition' as const, path: at(key), message: 'of another variant' })),
    ...keys.flatMap((key) => {
      const place = {
        path: at(key),
        own: valuesAt(samples, key),
        documented: valuesAt(all, key),
        values: valuesAt(maps, key, isUser ? userSpellings[key] : undefined),
      }
      const otherKey = place.values.length === 0 ? otherSpelling(maps, key, [...keys, ...others]) : undefined
      if (otherKey)
        return [{ kind: 'deviation' as const, path: at(key), message: `documented, but sent as "${otherKey}"` }]
      return compareField(place, isRequired(samples, key, at(key)))
    }),
  ]
}

/** Compares a field that has values in some rows at least. */
function compareField(place: Place, required: boolean): Difference[] {
  const { path, documented, values } = place
  const present = values.filter(isPresent)
  const kind = required ? 'deviation' : 'omission'
  if (values.length === 0) return [{ kind, path, message: 'documented, but missing' }]
  if (present.length === 0) return documented.includes(null) ? [] : [{ kind, path, message: 'always null' }]
  const wrong = present.find((value) => !hasType(documented, value))
  if (wrong === undefined) return compareInside({ ...place, values: present })
  const expectedTypes = [...new Set(documented.filter(isPresent).map(jsonType))].join(' or ')
  return [{ kind: 'deviation', path, message: `${jsonType(wrong)} instead of ${expectedTypes}` }]
}

/** Number of differences that count against a variant. */
export const weightOf = (differences: readonly Difference[]): number =>
  differences.filter(({ kind }) => kind !== 'omission').length

/** Compares maps where the variant has none, such as null, with the other variants' map that they differ least from. */
const compareWithNearest = (place: Place): Difference[] =>
  place.documented
    .filter(isMap)
    .map((sample) => compareMaps({ ...place, own: [sample] }))
    .toSorted((one, other) => weightOf(one) - weightOf(other))[0] ?? []

/** Lists how values differ from what a variant shows inside maps and lists. */
export function compareInside(place: Place): Difference[] {
  const { path, documented, values } = place
  if (place.own.some(isEmpty) && values.every(isEmpty)) return []
  if (values.some(isMap) && documented.some(isMap))
    return place.own.some(isMap) ? compareMaps(place) : compareWithNearest(place)
  const ownItems = itemsOf(place.own)
  const allItems = itemsOf(documented)
  const rows = itemsOf(values)
  if (rows.length === 0 || allItems.length === 0) return []
  return compareItems({ path, own: ownItems.length > 0 ? ownItems : allItems, documented: allItems, values: rows })
}
