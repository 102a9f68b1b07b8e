import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import type { Appearance } from '../draft/appearance'

/** Values of `homepage.type` (backend contract, section 1.5), by name in the interface. */
export const homepageTypes = {
  channel: 'A channel',
  landingPage: 'Landing page',
  loginPage: 'Sign-in page',
  registerPage: 'Sign-up page',
  customPage: 'A custom page',
} as const satisfies Record<string, TranslationKey>

type Homepage = Pick<Appearance, 'homepage.type' | 'homepage.value'>

/** Record that a homepage of a type shows, whose id or slug is `homepage.value`. */
export function recordOf(type: string): 'channel' | 'customPage' | undefined {
  if (type === '' || type.startsWith('channel')) return 'channel'
  return type === 'customPage' ? 'customPage' : undefined
}

/** Whether `homepage.value` names no record. */
export const isEmptyHomepage = (value: Appearance['homepage.value']): value is null | '' =>
  value === null || value === ''

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
