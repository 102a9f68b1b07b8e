import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'
import { isCommaJoined, isList, PAGINATE_PARAMETER } from '@/contract/machinery/wire'

import { MockFailure } from '../../kit/mock-failure'
import { laravelMessage } from './laravel-message'

type Fields = Record<string, unknown>

/** Collects repeated `name[]` entries in a list, as PHP does. */
export function phpFields(entries: Iterable<[string, unknown]>): Fields {
  const fields = new Map<string, unknown>()
  for (const [key, value] of entries) {
    if (!key.endsWith('[]')) {
      fields.set(key, value)
      continue
    }
    const name = key.slice(0, -2)
    const list = fields.get(name)
    fields.set(name, [...(Array.isArray(list) ? (list as unknown[]) : []), value])
  }
  return Object.fromEntries(fields)
}

const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/** Parses the body's fields; an empty or malformed body has none, as in Laravel. */
async function bodyOf(request: Request): Promise<unknown> {
  if (FORM_TYPE.test(request.headers.get('content-type') ?? '')) {
    return phpFields((await request.formData()).entries())
  }
  try {
    return JSON.parse(await request.text())
  } catch {
    return {}
  }
}

/** Fields whose outer spaces count. */
const UNTRIMMED = new Set(['current_password', 'password', 'password_confirmation'])

/** True for JSON's objects, but not for files, whose class differs between Node and jsdom. */
const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Trims every text of an input, as Laravel's TrimStrings does before validation. */
function trimTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return UNTRIMMED.has(name) ? value : value.trim()
  if (Array.isArray(value)) return value.map((item: unknown) => trimTexts(item))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimTexts(item, name === '' ? key : '')]))
}

/** Value at a path of the input; undefined where it has none. */
export const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )

type FieldError = { field: string; message: string }
type Reading = { input: unknown; errors: FieldError[] }

function read(schema: NonNullable<Endpoint['body']>, input: unknown): Reading {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { input: parsed.data, errors: [] }
  const errors = parsed.error.issues.map((issue): FieldError => {
    const field = issue.path.map(String).join('.')
    return { field, message: laravelMessage(issue, field, valueAt(input, issue.path)) }
  })
  return { input: undefined, errors: errors.filter(isReported(input)) }
}

/** Laravel checks only that an empty field is filled in, so that it has one error at most. */
const isReported =
  (input: unknown) =>
  ({ field }: FieldError, index: number, errors: FieldError[]): boolean =>
    !isEmpty(valueAt(input, field.split('.'))) || errors.findIndex((other) => other.field === field) === index

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

function refusal(errors: FieldError[]): MockFailure {
  const [first, ...others] = errors
  const more = others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'error' : 'errors'})`
  const byField: Record<string, string[]> = {}
  // An error of the whole input has no field to appear under.
  for (const { field, message } of errors) if (field !== '') (byField[field] ??= []).push(message)
  return new MockFailure(HttpStatus.UnprocessableContent, { message: `${first?.message}${more}`, errors: byField })
}

/**
 * Requires a pagination kind, although the backend has a default, so that no list relies on it (backend contract, trap
 * 5).
 */
const paginationErrors = (endpoint: Endpoint, search: URLSearchParams): FieldError[] =>
  isList(endpoint) && !search.has(PAGINATE_PARAMETER)
    ? [
        {
          field: PAGINATE_PARAMETER,
          message: 'The mock requires the paginate field of every list: the default differs between releases.',
        },
      ]
    : []

/** Rejects lists for parameters that the backend splits at commas; it would fail on them. */
const listErrors = (search: URLSearchParams): FieldError[] =>
  [...new Set(search.keys())].flatMap((key) => {
    const name = key.replace(/\[\]$/, '')
    return name !== key && isCommaJoined(name) ? [{ field: name, message: `The ${name} field must be a string.` }] : []
  })

/** Parses query and body with the endpoint's schemas. Throws Laravel's 422 with messages by field. */
export async function parseInput(endpoint: Endpoint, request: Request, search: URLSearchParams) {
  const { query, body } = endpoint
  const inQuery = query ? read(query, trimTexts(phpFields(search.entries()))) : { input: {}, errors: [] }
  const inBody = body ? read(body, trimTexts(await bodyOf(request))) : { input: undefined, errors: [] }
  const errors = [...paginationErrors(endpoint, search), ...listErrors(search), ...inQuery.errors, ...inBody.errors]
  if (errors.length > 0) throw refusal(errors)
  return { query: inQuery.input, body: inBody.input }
}
