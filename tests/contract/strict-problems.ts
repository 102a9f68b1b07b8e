import * as z from 'zod/mini'

import { encodedBootstrap } from '@/contract/groups/bootstrap'
import type { Endpoint } from '@/contract/machinery/endpoint'

import { isMap } from './is-map'

/*
 * Rules of the wire that the client's schemas do not enforce: a screen degrades when a backend breaks one, but a backend
 * must not. Each holds in every release (backend contract, sections 1.3, 2.3 and 2.4).
 */

type Fields = Record<string, unknown>
type Query = Readonly<Record<string, unknown>> | undefined

/** Whether a schema is `listOf`, which also accepts a missing list. */
const isOptionalList = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniPipe
    ? isOptionalList(schema.def.in)
    : schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
      ? isOptionalList(schema.def.innerType)
      : schema instanceof z.ZodMiniArray

/** Endpoints whose request names the parts of the response; the others are missing. */
const hasChosenParts = (path: string): boolean => path.includes(':names') || path === 'admin/reports'

/** Entries of the shape of a response; of all its variants where it has several. */
const shapeOf = (response: unknown): [string, unknown][] =>
  response instanceof z.ZodMiniUnion
    ? response.def.options.flatMap(shapeOf)
    : response instanceof z.ZodMiniObject
      ? Object.entries<unknown>(response.shape)
      : []

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'

/** Reports lists that the response names at its root but lacks, and bootstrap data that is not a text. */
const rootProblems = ({ path, response }: Endpoint, body: unknown): string[] =>
  shapeOf(response).flatMap(([key, schema]) => {
    const value = isMap(body) ? body[key] : undefined
    if (isOptionalList(schema) && value === undefined && !hasChosenParts(path)) return [`body at ${key}: missing`]
    return schema === encodedBootstrap && !isText(value) ? [`body at ${key}: no text`] : []
  })

/** Whether a map is a page of rows. A dataset of a report has `data` too, but a label. */
const isPage = (value: Fields): boolean => Array.isArray(value['data']) && !('label' in value)
const isMissing = (page: Fields, ...keys: string[]): boolean => keys.every((key) => page[key] === undefined)

/** Keys that every kind of pagination has both or none of (backend contract, section 2.3). */
const PAIRS = [
  ['last_page', 'total'],
  ['prev_page', 'next_page'],
  ['prev_page_url', 'next_page_url'],
  ['prev_cursor', 'next_cursor'],
] as const

/** Every key of a page, in any kind of pagination. */
const PAGE_KEYS =
  /^(data|from|to|path|total|links|per_page|(current|last)_page|(next|prev)_(page|page_url|cursor)|(first|last)_page_url)$/

/**
 * Whether a page names its neighbours by other keys than the documented ones. One without any, as the public docs show
 * it, is whole: the client compares `last_page`.
 */
const renamesNeighbours = (page: Fields): boolean =>
  Number(page['last_page']) > Number(page['current_page']) &&
  isMissing(page, 'next_page', 'next_page_url', 'next_cursor') &&
  Object.keys(page).some((key) => !PAGE_KEYS.test(key))

/** Keys whose other one a page has, such as `total` beside `last_page`. */
const widowed = (page: Fields): string[] =>
  PAIRS.flatMap((pair) => (isMissing(page, ...pair) ? [] : pair.filter((key) => isMissing(page, key))))

/** Reports the keys that a page lacks in every kind of pagination, and a page other than the requested one. */
function pageProblems(page: Fields, place: string, query: Query): string[] {
  const { page: number, perPage } = query ?? {}
  const isCursor = page['next_cursor'] !== undefined
  const lacks = [
    ...(isMissing(page, 'per_page') ? ['per_page'] : []),
    ...(!isCursor && isMissing(page, 'current_page') ? ['current_page'] : []),
    ...(!isCursor && isMissing(page, 'last_page', 'next_page', 'next_page_url') ? ['next_page'] : []),
    ...(renamesNeighbours(page) ? ['next_page'] : []),
    ...widowed(page),
  ]
  const differs = (key: string, expectedValue: unknown) =>
    expectedValue !== undefined && !isMissing(page, key) && page[key] !== expectedValue
  return [
    ...[...new Set(lacks)].map((key) => `body at ${place}.${key}: missing`),
    ...(differs('current_page', number) ? [`body at ${place}.current_page: not the requested ${String(number)}`] : []),
    ...(differs('per_page', perPage) ? [`body at ${place}.per_page: not the requested ${String(perPage)}`] : []),
    ...((page['data'] as unknown[]).length > Number(page['per_page']) ? [`body at ${place}.data: too long`] : []),
  ]
}

/** Whether a user has neither release's name. */
const isNameless = (row: Fields): boolean => row['model_type'] === 'user' && isMissing(row, 'display_name', 'name')

/** Reports incomplete pages and nameless users at any depth. */
function rowProblems(value: unknown, path: readonly string[], query: Query): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => rowProblems(item, [...path, String(index)], query))
  if (!isMap(value)) return []
  const place = path.join('.') || 'its root'
  return [
    // Only the page at the root of a response is the requested one.
    ...(isPage(value) ? pageProblems(value, place, place === 'pagination' ? query : undefined) : []),
    ...(isNameless(value) ? [`body at ${place}: a user without a name`] : []),
    ...Object.entries(value).flatMap(([key, part]) => rowProblems(part, [...path, key], query)),
  ]
}

/** Reports an error without a message (section 2.4). */
export const errorProblems = (body: unknown): string[] =>
  isMap(body) && typeof body['message'] === 'string' ? [] : ['body at message: no text']

/** Lists how the body of a successful response breaks rules that the endpoint's schema does not enforce. */
export const strictProblems = (endpoint: Endpoint, body: unknown, query: Query): string[] => [
  ...rootProblems(endpoint, body),
  ...rowProblems(body, [], query),
]
