import type * as z from 'zod/mini'

import { reportError } from '@/core/platform/error-reporting/report-error'

import { degrade, type Issue, safeParse } from './degrade'

/** Data from the server or the page violates the contract; `issues` lists the first violations. */
export class ContractBreach extends Error {
  override name = 'ContractBreach'

  constructor(
    readonly source: string,
    readonly issues: Issue[],
  ) {
    super(
      `${source} breaks the contract: ${issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    )
  }
}

/** Loads the notice of a breach. Call it in development only, so that the build drops it. */
export function noteBreach(sentence: string): void {
  import('./breach-notice').then(({ showBreach }) => showBreach(sentence), console.error)
}

/**
 * Parses a value by its schema. Throws {@link ContractBreach} for invalid data in development, where the page shows it,
 * and in tests; in production reports it and drops the invalid fields and rows, so that the screen degrades. Throws when
 * nothing valid is left.
 */
export function conform<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  source: string,
  { strict = import.meta.env.DEV }: { strict?: boolean } = {},
): z.output<Schema> {
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.data
  const { validPart, issues } = degrade(schema, value)
  const breach = new ContractBreach(source, issues)
  if (import.meta.env.MODE === 'development') noteBreach(breach.message)
  if (strict) throw breach
  reportError(breach)
  if (!validPart) throw breach
  return schema.parse(validPart.value)
}
