import * as z from 'zod/mini'

/** Path that violates the contract, and why. Never contains the value, which may be personal. */
export type Issue = { path: PropertyKey[]; message: string }

/** Maximum number of issues in one report: the rows of a long list have the same ones. */
const MAX_ISSUES = 20

type Schema = z.core.$ZodType

/** Schemas that have parts, and `unknown`, which accepts anything; all others are checked as a whole. */
type Branch =
  | z.core.$ZodOptional
  | z.core.$ZodDefault
  | z.core.$ZodNullable
  | z.core.$ZodLazy
  | z.core.$ZodArray
  | z.core.$ZodObject
  | z.core.$ZodRecord
  | z.core.$ZodUnion
  | z.core.$ZodDiscriminatedUnion
  | z.core.$ZodPipe
  | z.core.$ZodUnknown

/** The valid part of a value, wrapped because it may be undefined itself; undefined when nothing is valid. */
type ValidPart = { value: unknown } | undefined

/** Current path of the walk, and the issues found so far. */
type Place = { path: PropertyKey[]; issues: Issue[] }

type Walk = { value: unknown; place: Place }

const TOO_MANY = {
  success: false,
  data: undefined,
  error: { issues: [{ path: [], message: 'Too many issues' }] },
} as const

/**
 * Parses by schema without throwing. zod spreads a list's issues into one call, which overflows the stack for long
 * lists.
 */
export function safeParse<S extends Schema>(
  schema: S,
  value: unknown,
): z.core.util.SafeParseResult<z.output<S>> | typeof TOO_MANY {
  try {
    return z.safeParse(schema, value)
  } catch (error) {
    if (error instanceof RangeError) return TOO_MANY
    throw error
  }
}

/**
 * Drops invalid fields and rows and, where those are required, their parents. The result is still input for the schema.
 * Walks value and schema once, from the leaves up, so the work is linear in the number of rows.
 */
export function degrade(schema: Schema, value: unknown): { validPart: ValidPart; issues: Issue[] } {
  const issues: Issue[] = []
  return { validPart: keep(schema, value, { path: [], issues }), issues }
}

function keep(schema: Schema, value: unknown, place: Place): ValidPart {
  const { def } = (schema as Branch)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'nullable':
      return keepInner(schema, def.innerType, { value, place })
    case 'lazy':
      return keep(def.getter(), value, place)
    case 'array':
      return check(schema, keepRows(def.element, value, place), place)
    case 'object':
      return check(
        schema,
        keepFields(value, place, (key) => (Object.hasOwn(def.shape, key) ? def.shape[key] : undefined)),
        place,
      )
    case 'record':
      return check(
        schema,
        keepFields(value, place, () => def.valueType),
        place,
      )
    case 'union':
      return keepOption(schema, def, { value, place })
    case 'pipe':
      return keepThrough(schema, def, { value, place })
    case 'unknown':
      return { value }
    default:
      return check(schema, value, place)
  }
}

/** Returns the value if the schema accepts it as a whole; otherwise records the issues. */
function check(schema: Schema, value: unknown, { path, issues }: Place): ValidPart {
  const parsed = safeParse(schema, value)
  if (parsed.success) return { value }
  if (issues.length < MAX_ISSUES)
    record(
      issues,
      parsed.error.issues.map((issue) => ({ path: [...path, ...issue.path], message: issue.message })),
    )
  return undefined
}

/** Adds issues unless their path or a deeper one is already recorded. */
function record(issues: Issue[], more: readonly Issue[]): void {
  for (const issue of more) {
    if (issues.length === MAX_ISSUES) return
    if (!issues.some(({ path }) => issue.path.every((key, depth) => key === path[depth]))) issues.push(issue)
  }
}

function keepRows(schema: Schema, rows: unknown, { path, issues }: Place): unknown {
  if (!Array.isArray(rows)) return rows
  return rows.flatMap((row: unknown, index) => {
    const validPart = safeParse(schema, row).success
      ? { value: row }
      : keep(schema, row, { path: [...path, index], issues })
    return validPart ? [validPart.value] : []
  })
}

function keepFields(value: unknown, { path, issues }: Place, schemaOf: (key: string) => Schema | undefined): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).flatMap(([key, part]: [string, unknown]): [string, unknown][] => {
    const schema = schemaOf(key)
    const validPart = schema ? keep(schema, part, { path: [...path, key], issues }) : { value: part }
    return validPart ? [[key, validPart.value]] : []
  })
  return Object.fromEntries(entries)
}

const keepInner = (schema: Schema, inner: Schema, { value, place }: Walk): ValidPart =>
  value === undefined || value === null ? check(schema, value, place) : keep(inner, value, place)

type UnionDef = z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef

/** Uses the first option that accepts a part of the value. If none does, records the issues of the deepest match. */
function keepOption(schema: Schema, def: UnionDef, { value, place }: Walk): ValidPart {
  const { path, issues } = place
  let deepest: Issue[] = []
  for (const option of optionsFor(def, value)) {
    const own: Issue[] = []
    const validPart = keep(option, value, { path, issues: own })
    if (validPart) {
      record(issues, own)
      return validPart
    }
    if (depth(own) > depth(deepest)) deepest = own
  }
  if (depth(deepest) > path.length) record(issues, deepest)
  return check(schema, value, place)
}

const depth = (issues: Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length))

/** Options by discriminator, so that an invalid row of one kind does not match another kind. */
function optionsFor(def: UnionDef, value: unknown): readonly Schema[] {
  if (!('discriminator' in def)) return def.options
  const { discriminator, options } = def
  const kind = (value as Record<string, z.core.util.Primitive> | null | undefined)?.[discriminator]
  return options.filter(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind))
}

/**
 * For pipes: drops what the second schema rejects from the first one's output, if the whole pipe accepts the result.
 */
function keepThrough(
  schema: Schema,
  { in: first, out: second }: z.core.$ZodPipeDef,
  { value, place }: Walk,
): ValidPart {
  const before = keep(first, value, place)
  if (!before || safeParse(schema, before.value).success) return before
  const between = safeParse(first, before.value)
  const after = between.success ? keep(second, between.data, place) : undefined
  return after && check(schema, after.value, place)
}
