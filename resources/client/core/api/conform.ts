import type * as z from 'zod/mini'

import { reportError } from '@/core/error-reporting/report-error'

type Issue = { path: PropertyKey[]; message: string }

/** What came over the wire or from the page does not keep the contract; `issues` name the places. */
export class ContractBreach extends Error {
  override name = 'ContractBreach'

  constructor(
    readonly source: string,
    readonly issues: Issue[],
  ) {
    // No values: they may be personal.
    super(`${source} breaks the contract: ${issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`)
  }
}

/**
 * Parses by schema. A breach throws in development and tests; in production it is reported and what breaks
 * the contract is left out (an item of a list, an optional key), so that the screen degrades instead of failing.
 * Throws {@link ContractBreach} when nothing usable is left.
 */
export function conform<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  source: string,
  { strict = import.meta.env.DEV }: { strict?: boolean } = {},
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const breach = new ContractBreach(source, parsed.error.issues)
  if (strict) throw breach
  reportError(breach)
  return degrade(schema, structuredClone(value), breach)
}

/** Prunes from the leaf up until the schema accepts; every round removes something, so it ends. */
function degrade<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, breach: ContractBreach): z.output<Schema> {
  let parsed = schema.safeParse(value)
  while (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? []
    if (!prune(value, path)) throw breach
    parsed = schema.safeParse(value)
  }
  return parsed.data
}

type Container = Record<PropertyKey, unknown> | unknown[]

/** Removes what is at the path or, when it is not there, what should have held it. */
function prune(root: unknown, path: PropertyKey[]): boolean {
  for (let length = path.length; length > 0; length--) {
    const holder = path.slice(0, length - 1).reduce<unknown>(step, root)
    const key = path[length - 1]
    if (key !== undefined && isContainer(holder) && key in holder) return remove(holder, key)
  }
  return false
}

const step = (value: unknown, key: PropertyKey): unknown =>
  isContainer(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

function remove(holder: Container, key: PropertyKey): true {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return true
}
