import { decodeBootstrap } from '@/contract/shapes/decode-bootstrap'
import type { DocumentedEndpoint } from '@mock/documented/documented'

import { isMap } from '../is-map'
import { compareInside, type Difference, jsonType, weightOf } from './compare-fields'

/** A row with what its responses are compared with. */
export type ComparedRow = Pick<DocumentedEndpoint, 'responses' | 'bootstrapIn'>

/** Copies a body with its bootstrap data decoded, which is a text in responses (section 1.3). */
export const withDecoded = ({ bootstrapIn: key }: ComparedRow, body: unknown): unknown =>
  key && isMap(body) && key in body ? { ...body, [key]: decodeBootstrap(body[key]) } : body

/** Copies a decoded body as the site sends it. */
export const withEncoded = ({ bootstrapIn: key }: ComparedRow, body: unknown): unknown =>
  key && isMap(body) && key in body ? { ...body, [key]: JSON.stringify(body[key]) } : body

const variants = new WeakMap<ComparedRow, unknown[]>()

/** Documented variants of a row, decoded once: its texts are compared with hundreds of bodies. */
function decodedVariants(row: ComparedRow): unknown[] {
  const decoded = variants.get(row) ?? Object.values(row.responses).map((variant) => withDecoded(row, variant))
  variants.set(row, decoded)
  return decoded
}

/** The documented variant that a body differs least from, with the differences; undefined when none has its type. */
export function nearestVariant(row: ComparedRow, sentBody: unknown) {
  const body = withDecoded(row, sentBody)
  const documented = decodedVariants(row).filter((variant) => jsonType(variant) === jsonType(body))
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
export const fieldDifferences = (row: ComparedRow, body: unknown): Difference[] =>
  nearestVariant(row, body)?.differences.filter(({ kind }) => kind !== 'addition') ?? []
