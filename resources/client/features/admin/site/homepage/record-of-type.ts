import { type HomepageValue, recordOf } from './homepage-record'

/** The settings `homepage.type` and `homepage.value`. */
export type Homepage = { type: string; value: HomepageValue }

/**
 * Returns the value of the homepage for another type. An id of another record would be a wrong page, so it is replaced by
 * that of one of the known homepages.
 */
export function recordOfType(type: string, current: Homepage, known: readonly Homepage[]): HomepageValue {
  const record = recordOf(type)
  const source = record ? [current, ...known].find((homepage) => recordOf(homepage.type) === record) : current
  return source?.value ?? null
}
