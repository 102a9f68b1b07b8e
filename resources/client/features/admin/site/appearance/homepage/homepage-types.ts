import { recordOf } from '../../homepage/homepage-record'
import type { Appearance } from '../draft/appearance'

type Homepage = Pick<Appearance, 'homepage.type' | 'homepage.value'>

/**
 * Returns the homepage of another type. An id of another record would be a wrong page, so it is replaced by that of one
 * of the known homepages.
 */
export function withType(type: string, current: Homepage, known: readonly Homepage[]): Homepage {
  const record = recordOf(type)
  const isOfRecord = (homepage: Homepage) => recordOf(homepage['homepage.type']) === record
  const source = record ? [current, ...known].find(isOfRecord) : current
  return { 'homepage.type': type, 'homepage.value': source?.['homepage.value'] ?? null }
}
