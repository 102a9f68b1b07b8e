import * as z from 'zod/mini'

/*
 * The backend's spellings of values, as schemas: the other half of wire.ts. Apart from it, because a first screen parses
 * values but sends no request.
 * Sources: backend contract, sections 1.5, 2 and 11.
 */

// ---------------------------------------------------------------- query values

/** A number in a query; parses its text form too. */
export const wireNumber = z.pipe(z.union([z.number(), z.string()]), z.pipe(z.transform(Number), z.number()))

/** A flag in a query, parsed as PHP reads a text: only the empty one and `0` are false. */
export const wireBoolean = z.pipe(
  z.union([z.boolean(), z.string()]),
  z.transform((value) => value !== false && value !== '' && value !== '0'),
)

/** A comma-joined list in a query: `with`, `load`, `loadCount`, `modelTypes`, `types`, `metrics`. */
export const wireList = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : value.split(',').filter(Boolean))),
)

// ---------------------------------------------------------------- responses

/** A map that PHP sends as `[]` when it is empty. */
export const phpMap = <Value extends z.ZodMiniType>(value: Value, record = z.record(z.string(), value)) =>
  z.pipe(
    z.union([record, z.array(z.unknown()).check(z.maxLength(0))]),
    z.transform(
      (map): Record<string, z.output<Value>> => (Array.isArray(map) ? {} : map) as Record<string, z.output<Value>>,
    ),
  )

/**
 * A map of texts that PHP sends as `[]` when it is empty. Accepts a valid map in one loop: zod allocates objects for
 * each entry, and pages have thousands of translated lines. zod parses an invalid one, for its issues.
 */
export function phpTextMap() {
  const text = z.string()
  const record = z.record(z.string(), text)
  const parse = record._zod.run.bind(record._zod)
  record._zod.run = (payload, context) => (isTextMap(payload.value) ? payload : parse(payload, context))
  return phpMap(text, record)
}

function isTextMap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  for (const text of Object.values(value)) if (typeof text !== 'string') return false
  return true
}

/** A map that may be absent, null or PHP's `[]`; defaults to an empty map. */
export const orEmptyMap = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.optional(z.nullable(phpMap(value))),
    z.transform((map): Record<string, z.output<Value>> => map ?? {}),
  )

/** A list that may be absent or null; defaults to an empty list. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.optional(z.nullable(z.array(item))),
    z.transform((list): z.output<Item>[] => (list ?? []) as z.output<Item>[]),
  )

/** A boolean column: absent and null mean false; some columns are sent as 0 and 1. */
export const rowFlag = z.pipe(
  z.optional(z.nullable(z.union([z.boolean(), z.number()]))),
  z.transform((value) => value === true || value === 1),
)

/** A text that may be absent or null. */
export const optionalText = z.optional(z.nullable(z.string()))

/** Longer names and texts are clipped, in characters: browsers take seconds to lay out a line of 100,000. */
export const MAX_NAME_LENGTH = 500
export const MAX_TEXT_LENGTH = 10_000

/** Clips a text without splitting a surrogate pair. */
const clip =
  (max: number) =>
  (value: string): string =>
    value.length > max ? `${value.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : value

/** A display name, clipped to {@link MAX_NAME_LENGTH}. */
export const nameText = z.string().check(z.overwrite(clip(MAX_NAME_LENGTH)))

/** A display name that may be absent or null. */
export const optionalName = z.optional(z.nullable(nameText))

/** A description or comment that may be absent or null, clipped to {@link MAX_TEXT_LENGTH}. */
export const optionalLongText = z.optional(z.nullable(z.string().check(z.overwrite(clip(MAX_TEXT_LENGTH)))))

/** A number that may be absent or null. */
export const optionalNumber = z.optional(z.nullable(z.number()))

/** A group of settings: the backend omits falsy values and whole groups, and sends `[]` for an empty one. */
export const settingsGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.pipe(
    z.transform((group: unknown) => (group === undefined || group === null || isEmptyList(group) ? {} : group)),
    z.looseObject(shape),
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A boolean setting: absent means off; stored as a boolean, a number or a string. */
export const settingsFlag = z.pipe(
  z.transform((value: unknown) => value === true || value === 1 || value === '1' || value === 'true'),
  z.boolean(),
)

/**
 * A boolean setting that is off only if the server says so. Releases omit unset and falsy values alike (backend
 * contract, section 1.5), and here a wrong "off" would cost more: a site's sales, or its large uploads.
 */
export const settingsFlagUnlessAbsent = z.optional(settingsFlag)
