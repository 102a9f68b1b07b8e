import type { DocumentedEndpoint } from '@mock/documented/documented'

import { compareInside, type Difference, jsonType } from './compare-fields'

const weightOf = (differences: readonly Difference[]): number =>
  differences.filter(({ kind }) => kind !== 'omission').length

/** The documented variant that a body differs least from, with the differences; undefined when none has its type. */
export function nearestVariant({ responses }: Pick<DocumentedEndpoint, 'responses'>, body: unknown) {
  const documented = Object.values(responses).filter((variant) => jsonType(variant) === jsonType(body))
  return documented
    .map((variant) => ({
      variant,
      differences: compareInside({ path: '', own: [variant], documented, values: [body] }),
    }))
    .toSorted((one, other) => weightOf(one.differences) - weightOf(other.differences))[0]
}

/**
 * Compares a successful body with the documented variants, and lists how it differs from the nearest one: documented
 * fields that no row has, and values of another type than any variant shows.
 */
export const fieldDifferences = (row: Pick<DocumentedEndpoint, 'responses'>, body: unknown): Difference[] =>
  nearestVariant(row, body)?.differences.filter(({ kind }) => kind !== 'addition') ?? []
