import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** zod/mini's default message, for schemas without a custom one. */
const NO_WORDS = 'Invalid input'

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an array',
}

/** Turns both `perPage` and `per_page` into "per page". */
const attributeOf = (field: string): string =>
  field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '')

function rule(issue: Issue): string {
  if (issue.code === 'invalid_type') return `field must be ${TYPES[issue.expected] ?? `of type ${issue.expected}`}.`
  if (issue.code === 'too_small') return `field must be at least ${issue.minimum}${unitOf(issue.origin)}.`
  if (issue.code === 'too_big') return `field must not be greater than ${issue.maximum}${unitOf(issue.origin)}.`
  return issue.code === 'invalid_format' ? 'field format is invalid.' : 'field is invalid.'
}

/** Returns the schema's custom message or else Laravel's. `value` is the input; an empty text counts as missing. */
export function laravelMessage(issue: Issue, field: string, value: unknown): string {
  if (issue.message !== NO_WORDS) return issue.message
  if (field === '') return 'The given data was invalid.'
  const attribute = attributeOf(field)
  if (value === undefined || value === null || value === '') return `The ${attribute} field is required.`
  if (issue.code === 'invalid_value') return `The selected ${attribute} is invalid.`
  return `The ${attribute} ${rule(issue)}`
}
